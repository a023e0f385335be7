//! S5.4 to S5.7: Expand.

use table::{Audience, Label, Seat, Sink, Takeback};

use crate::edition::Edition;
use crate::parts::action::Action;
use crate::parts::event::Event;
use crate::parts::map::Connection;
use crate::state::{Connections, Played, Purchase, Step};
use crate::{Illegal, Refusal};

impl<E: Edition> Played<E> {
    /// S5.7: without track in supply there is no Expand.
    pub(crate) fn check_expand(&self, seat: Seat) -> Result<(), Illegal> {
        Illegal::unless(self.public.track_left(seat) > 0, "S5.7", Refusal::NoTrackLeft)?;
        let any = !self.empty_connections().is_empty();
        Illegal::unless(any, "S5.4", Refusal::NoConnectionLeft)
    }

    fn empty_connections(&self) -> Connections {
        self.map.lookup.all_connections.minus(self.public.tracks.laid())
    }

    fn is_empty(&self, connection: Connection) -> bool {
        !self.public.tracks.laid().contains(connection)
    }

    fn connect(&self, connection: Connection) -> Action {
        let [from, to] = self.map.ends(connection).map(|station| self.map.station_id(station));
        Action::Connect { from, to }
    }

    /// S5.4: any empty connection.
    pub(crate) fn legal_first_tracks(&self, out: &mut Vec<Action>) {
        let empty = self.empty_connections();
        out.reserve(empty.len());
        out.extend(empty.iter().map(|connection| self.connect(connection)));
    }

    fn find_connection(&self, from: Label, to: Label) -> Result<Connection, Illegal> {
        let (from, to) = (self.find_station(from)?, self.find_station(to)?);
        Illegal::unless(
            self.map.lookup.linked[from.index()] != Some(to),
            "S5.7",
            Refusal::LinkTakesNoTrack { from, to },
        )?;
        let connection = self
            .map
            .connection_between(from, to)
            .ok_or(Illegal::new("S5.4", Refusal::NoConnection { from, to }))?;
        Illegal::unless(
            self.is_empty(connection),
            "S5.4",
            Refusal::TrackThere { track: connection },
        )?;
        Ok(connection)
    }

    /// S5.4: one track on any empty connection, free. Then perhaps a second one.
    pub(crate) fn lay_first(
        &mut self,
        seat: Seat,
        from: Label,
        to: Label,
        events: &mut impl Sink<Event>,
    ) -> Result<Takeback, Illegal> {
        let connection = self.find_connection(from, to)?;
        self.lay_track(seat, connection, events);
        self.public.step = if self.may_follow(seat, connection) {
            Step::SecondTrack(connection)
        } else {
            Step::Choose
        };
        Ok(Takeback::Open)
    }

    /// Does it look as if a second track could follow? Whether the hand can pay for one is hidden (S8.1), that it has cards is not.
    fn may_follow(&self, seat: Seat, first: Connection) -> bool {
        let there = !self.seconds(first).is_empty();
        there && self.public.track_left(seat) > 0 && !self.private(seat).hand.is_empty()
    }

    fn lay_track(&mut self, seat: Seat, connection: Connection, events: &mut impl Sink<Event>) {
        self.public.tracks.lay(seat, connection);
        let [from, to] = self.map.ends(connection).map(|station| self.map.station_id(station));
        events.tell(Audience::Everyone, || Event::TrackLaid { seat, from, to });
    }

    /// S5.5 to S5.7: a second track continues the first one, from a station of it or from the other end of a link there, and is paid for.
    fn check_second(&self, seat: Seat, first: Connection, second: Connection) -> Result<(), Illegal> {
        Illegal::unless(self.public.track_left(seat) > 0, "S5.7", Refusal::LastTrackLaid)?;
        Illegal::unless(self.is_empty(second), "S5.4", Refusal::TrackThere { track: second })?;
        Illegal::unless(self.continues(first, second), "S5.5", Refusal::NotContinuing { first })?;
        let wards = Purchase::SecondTrack(first, second).asked_for(&self.map);
        let payable = self.means(seat).pay_for(wards);
        Illegal::unless(payable, "S5.5", Refusal::CannotPaySecond { second, wards })
    }

    /// S5.6: the two ends of a link count as one place.
    pub(crate) fn continues(&self, first: Connection, second: Connection) -> bool {
        self.map.lookup.continuing[first.index()].contains(second)
    }

    /// S5.4, S5.5: the empty connections that continue this one.
    fn seconds(&self, first: Connection) -> Connections {
        self.map.lookup.continuing[first.index()].minus(self.public.tracks.laid())
    }

    /// S5.5: every second track, or none.
    pub(crate) fn legal_second_tracks(&self, seat: Seat, first: Connection, out: &mut Vec<Action>) {
        if self.public.track_left(seat) > 0 {
            let means = self.means(seat);
            let payable =
                |second: &Connection| means.pay_for(Purchase::SecondTrack(first, *second).asked_for(&self.map));
            let seconds = self.seconds(first).iter().filter(payable);
            out.extend(seconds.map(|second| self.connect(second)));
        }
        out.push(Action::Stop {});
    }

    /// S5.5.
    pub(crate) fn choose_second(
        &mut self,
        seat: Seat,
        first: Connection,
        from: Label,
        to: Label,
    ) -> Result<Takeback, Illegal> {
        let second = self.find_connection(from, to)?;
        self.check_second(seat, first, second)?;
        self.public.step = Step::Pay(Purchase::SecondTrack(first, second));
        Ok(Takeback::Open)
    }

    pub(crate) fn lay_second(&mut self, seat: Seat, second: Connection, events: &mut impl Sink<Event>) {
        self.lay_track(seat, second, events);
        self.public.step = Step::Choose;
    }
}
