//! Why the server refuses something, with every number that matters. The words are in `texts/`.

use std::time::Duration;

use table::words::{Argue, Argument, Say};

use crate::text::BOOK;

table::messages! {
    /// How long to wait.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Wait in BOOK, "wait", on () {
        Seconds { seconds: u64 },
        Minutes { minutes: u64 },
    }
}

impl Wait {
    /// In seconds, and from two minutes on in minutes.
    pub fn new(wait: Duration) -> Wait {
        match (wait.as_secs_f64().ceil() as u64).max(1) {
            seconds @ ..120 => Wait::Seconds { seconds },
            seconds => Wait::Minutes {
                minutes: seconds.div_ceil(60),
            },
        }
    }
}

impl Argue<()> for Wait {
    fn argue(&self, on: &()) -> Argument {
        Argument::Said(Box::new(self.say(on)))
    }
}

table::messages! {
    /// Why the server refuses something. Nothing was changed.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Refusal in BOOK, "refusal", on () {
        // a request that makes no sense
        Malformed { why: String },
        MalformedAt { place: String, why: String },
        GoesOn,
        CutOff,
        BadQuery { why: String },
        TakesNoBody,
        TextOnly,
        TooLarge { most: usize },
        TooSlow { seconds: u64 },
        NoAddress,
        // addresses of the server
        NothingHere,
        WrongMethod,
        ForeignSite,
        // people
        NotSignedIn,
        WrongPassword,
        NameLength { most: usize },
        NameInvisible,
        NameMarks { most: usize },
        NameOfAccount,
        NameTaken,
        PasswordLength { least: usize, most: usize },
        PasswordNotStored,
        HasAccount,
        AccountsOnly,
        NoLesson { name: String },
        TooManyLessons { most: usize },
        NoPerson { name: String },
        GameFirst,
        // good company
        Suspended { reason: String },
        NameFiltered,
        ChatFiltered,
        NotYou,
        NoSession,
        NoPasskey,
        PasskeysNotHere,
        TooManyPasskeys { most: usize },
        Blocked,
        NotOneself,
        NobodyMeant,
        TooManyShunned { most: usize },
        NoLine,
        ReportedAlready,
        LongNote { most: usize },
        NoReport,
        OperatorOnly,
        FollowYourself,
        TooManyFollowed { most: i64 },
        // being told
        NoZone { name: String },
        NoLanguage { name: String },
        QuietHours,
        LongWait { most: u32 },
        NoNewsKind,
        WebAddress { most: usize },
        InnerAddress,
        MailAddress,
        NoMail,
        MailForAccounts,
        PushTarget,
        TooManyTargets { most: usize },
        NoTarget,
        NotConfirmed,
        NotDelivered { status: u16 },
        NoAnswer,
        MailRefused,
        // a table to make
        UnknownGame { name: String, games: Vec<String> },
        Players { game: String, least: u8, most: u8, players: i64 },
        UnknownOption { name: String, options: Vec<String> },
        UnknownBot { name: String, bots: Vec<String> },
        BotDeclines { name: String, why: String },
        LiveClock { most: u32 },
        CorrespondenceClock { most: u32 },
        ClockIncrement { most: u32 },
        ClockReserve { most: u32 },
        SpectatorDelay { most: u32 },
        NotMade,
        RematchNotMade,
        // a table
        NoTable,
        NoList,
        NoTableState,
        NoSpectators,
        RemovedByHost,
        HostOnly,
        PlayersOnly,
        NotBegun,
        Begun,
        NotOver,
        Over,
        OtherRules { game: String, theirs: u32, ours: u32 },
        // the daily challenge
        Spoiler,
        // its seats
        NoSeat { seat: u8 },
        NotYours { seat: u8 },
        NoOpenSeat,
        SeatNotOpen { seat: u8 },
        SeatedAlready,
        NotSeated,
        SeatEmpty { seat: u8 },
        NobodyThere { seat: u8 },
        NotAgreed { name: String },
        NotYourself,
        ChangedHands,
        TableChanged,
        DeadLink,
        // its time
        NoClock,
        PausedAlready,
        NotPaused,
        LongAbsence { most: u32 },
        LeaveDates,
        LeaveTooFar { most: u32 },
        LeaveOverlaps,
        LeaveUsedUp { year: i32, left: u32 },
        NoLeave,
        // decisions
        NotAwaited { seat: u8 },
        NotThatFar { ply: usize, now: usize },
        DecidedSince { seat: u8, ply: usize, now: usize },
        OthersFaster,
        NoAction { why: String },
        NothingToUndo,
        UndoClosed,
        UndoEntangled,
        UndoneTooMuch { most: usize },
        // plans
        PlanEmpty,
        PlanLarge { decisions: usize, bytes: usize },
        PlanConditions { most: usize },
        PlanOwnDecision,
        PlanUnseen { why: String },
        PlanNoPass { game: String },
        PlanStoodIn,
        // chat
        ChatLength { most: usize },
        ChatControl,
        TextControl,
        PlayersTalk,
        ChatFull { most: i64 },
        ChatCrowded,
        // limits
        Requests { wait: Wait },
        AddressRequests { wait: Wait },
        AddressPasswords { wait: Wait },
        AccountPasswords { wait: Wait },
        PasswordsBusy,
        PastBusy,
        Guests { wait: Wait },
        Lists { wait: Wait },
        AddressLists { wait: Wait },
        Tables { wait: Wait },
        AddressTables { wait: Wait },
        ChatFast { wait: Wait },
        TestNews { wait: Wait },
        ConfirmingMails { wait: Wait },
        Reports { wait: Wait },
        Exports { wait: Wait },
        Pages { most: usize },
        AddressPages,
        AddressConnections,
        Followed { most: usize },
        OpenTables { most: i64 },
        BotsAlone { most: i64 },
        BotSeats { playing: i64, most: i64 },
        SomebodyFaster,
        // the machine
        ServerFault,
        CantStore,
        CantCheck,
        TableUnreadable,
        Damaged,
        Deaf,
        Stopping,
        Full,
    }
}

impl Refusal {
    /// The status it has over HTTP.
    pub const fn status(&self) -> u16 {
        use Refusal as R;
        match self {
            R::NotSignedIn | R::WrongPassword | R::OperatorOnly => 401,
            R::ForeignSite
            | R::Suspended { .. }
            | R::NotYou
            | R::Blocked
            | R::NoSpectators
            | R::RemovedByHost
            | R::HostOnly
            | R::PlayersOnly
            | R::AccountsOnly
            | R::MailForAccounts
            | R::NotYours { .. }
            | R::PlayersTalk => 403,
            R::NothingHere
            | R::NoTable
            | R::NoList
            | R::NoTarget
            | R::NoPerson { .. }
            | R::NoSession
            | R::NoPasskey
            | R::NobodyMeant
            | R::NoLine
            | R::NoReport
            | R::NoLeave
            | R::DeadLink => 404,
            R::WrongMethod => 405,
            R::TooSlow { .. } => 408,
            R::TooLarge { .. } => 413,
            _ if self.is_about_the_moment() => 409,
            _ if self.is_about_a_limit() => 429,
            R::ServerFault | R::PasswordNotStored | R::TableUnreadable => 500,
            R::NotDelivered { .. } | R::NoAnswer | R::MailRefused => 502,
            R::CantStore | R::CantCheck | R::Damaged | R::Deaf | R::Stopping | R::Full => 503,
            _ => 400,
        }
    }

    /// Could it have worked at another moment, or for somebody faster?
    const fn is_about_the_moment(&self) -> bool {
        use Refusal as R;
        matches!(
            self,
            R::NameOfAccount
                | R::NameTaken
                | R::HasAccount
                | R::ReportedAlready
                | R::PasskeysNotHere
                | R::NoMail
                | R::NotConfirmed
                | R::NotMade
                | R::RematchNotMade
                | R::Spoiler
                | R::NotBegun
                | R::Begun
                | R::NotOver
                | R::Over
                | R::OtherRules { .. }
                | R::NoOpenSeat
                | R::SeatNotOpen { .. }
                | R::SeatedAlready
                | R::NotSeated
                | R::SeatEmpty { .. }
                | R::NobodyThere { .. }
                | R::NotAgreed { .. }
                | R::NotYourself
                | R::ChangedHands
                | R::TableChanged
                | R::NoClock
                | R::PausedAlready
                | R::NotPaused
                | R::LeaveOverlaps
                | R::LeaveUsedUp { .. }
                | R::NotAwaited { .. }
                | R::NotThatFar { .. }
                | R::DecidedSince { .. }
                | R::OthersFaster
                | R::NothingToUndo
                | R::UndoClosed
                | R::UndoEntangled
                | R::UndoneTooMuch { .. }
                | R::PlanStoodIn
                | R::ChatCrowded
                | R::SomebodyFaster
        )
    }

    /// Is it too much, or too often?
    const fn is_about_a_limit(&self) -> bool {
        use Refusal as R;
        matches!(
            self,
            R::ChatFull { .. }
                | R::Requests { .. }
                | R::AddressRequests { .. }
                | R::AddressPasswords { .. }
                | R::AccountPasswords { .. }
                | R::PasswordsBusy
                | R::PastBusy
                | R::Guests { .. }
                | R::Lists { .. }
                | R::AddressLists { .. }
                | R::Tables { .. }
                | R::AddressTables { .. }
                | R::ChatFast { .. }
                | R::TestNews { .. }
                | R::ConfirmingMails { .. }
                | R::TooManyTargets { .. }
                | R::TooManyPasskeys { .. }
                | R::TooManyShunned { .. }
                | R::Reports { .. }
                | R::Exports { .. }
                | R::TooManyFollowed { .. }
                | R::Pages { .. }
                | R::AddressPages
                | R::AddressConnections
                | R::Followed { .. }
                | R::OpenTables { .. }
                | R::BotsAlone { .. }
                | R::BotSeats { .. }
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_refusal_has_its_words() {
        table::kit::words::check(&BOOK, &[Refusal::kinds(), Wait::kinds()]);
    }

    #[test]
    fn a_wait_is_told_in_words() {
        let told = [0.2, 1.0, 1.2, 90.0, 150.0].map(|seconds| {
            let wait = Wait::new(Duration::from_secs_f64(seconds));
            wait.say(&()).to_string()
        });
        assert_eq!(told, ["a second", "a second", "2 seconds", "90 seconds", "3 minutes"]);
    }
}
