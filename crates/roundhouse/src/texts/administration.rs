//! What an operator reads of a server.

table::messages! {
    /// A line about people, reports and figures.
    #[derive(Clone, Debug)]
    pub(crate) enum AdminLine in super::BOOK, "admin", on () {
        /// Somebody without an account.
        Guest,
        /// Somebody with one.
        Account,
        /// At how many tables somebody sits or sat.
        Seats { n: i64 },
        /// How many reports of somebody are open.
        OpenReports { n: i64 },
        Suspended { reason: String },
        /// A search came to nothing.
        Nobody,
        /// A search goes on.
        More { after: String },
        WasSuspended { name: String },
        WasLifted { name: String },
        WasRenamed { name: String },
        WasDeleted,
        /// Deleting needs a second word.
        Sure { id: String },
        NoReports,
        Report { id: String, date: String, offence: String, table: String, line: i64 },
        ReportedBy { name: String },
        ReportClosed,
        WasClosed,
        People { accounts: i64, guests: i64, suspended: i64 },
        Seen { today: i64, month: i64 },
        Games { open: i64, running: i64, finished: i64, today: i64 },
        Talk { chat: i64, reports: i64 },
    }
}
