//! The index of every action of Shinjuku, in both editions: stations, wards and connections by their places in the lists of the map.

use shinjuku::companion::Companion;
use shinjuku::edition::Edition;
use shinjuku::{Action, Played, Shinjuku, Shinjuku2};
use table::{Label, Seat};

use crate::numbering::{Block, Numbered, UNNUMBERED};

const CHOOSE: Block = Block::new(
    "choose",
    &[("build, expand, upgrade, move, income, open, Kaiju, reunite", 8)],
);
const BUILD_AT: Block = CHOOSE.then("build_at", &[("station", 64)]);
const NEW_STORE: Block = BUILD_AT.then("new_store", &[("goods", 4)]);
const MOVE_STORE: Block = NEW_STORE.then("move_store", &[("station", 64)]);
const CONNECT: Block = MOVE_STORE.then("connect", &[("connection", 128)]);
const UPGRADE_AT: Block = CONNECT.then("upgrade_at", &[("station", 64)]);
const GIVE_UP: Block = UPGRADE_AT.then("give_up", &[("single, double", 2)]);
const MOVE_FROM: Block = GIVE_UP.then("move_from", &[("ward", 32)]);
const START_AT: Block = MOVE_FROM.then("start_at", &[("station", 64)]);
const GO_TO: Block = START_AT.then("go_to", &[("station", 64)]);
const HAND_OVER: Block = GO_TO.then("hand_over", &[("goods", 4), ("single, double", 2)]);
const PAY: Block = HAND_OVER.then("pay", &[("ward", 32)]);
const PAY_THREE: Block = PAY.then("pay_three", &[]);
const STOP: Block = PAY_THREE.then("stop", &[]);
const END_TURN: Block = STOP.then("end_turn", &[]);
const TO_WARD: Block = END_TURN.then("to_ward", &[("ward", 32)]);
const LET_GO: Block = TO_WARD.then(
    "let_go",
    &[("4 thieves by goods, art collector, dog, Kaicho of the seat", 11)],
);
const WANDER: Block = LET_GO.then("wander", &[]);
const EXPLORE: Block = WANDER.then("explore", &[]);

/// All of both editions; those of Version 2 come last.
const BLOCKS: [Block; 19] = [
    CHOOSE, BUILD_AT, NEW_STORE, MOVE_STORE, CONNECT, UPGRADE_AT, GIVE_UP, MOVE_FROM, START_AT, GO_TO, HAND_OVER, PAY,
    PAY_THREE, STOP, END_TURN, TO_WARD, LET_GO, WANDER, EXPLORE,
];
/// How many of them Version 1 has.
const FIRST: usize = 15;

impl Numbered for Shinjuku {
    const BLOCKS: &'static [Block] = BLOCKS.split_at(FIRST).0;

    /// The wards with somebody or something in them.
    const PARTS: usize = 32;

    fn number(&self, _: Seat, legal: &[Action], indexes: &mut Vec<u16>) {
        number(self, legal, indexes);
    }
}

impl Numbered for Shinjuku2 {
    const BLOCKS: &'static [Block] = &BLOCKS;

    fn number(&self, _: Seat, legal: &[Action], indexes: &mut Vec<u16>) {
        number(self, legal, indexes);
    }
}

fn number<E: Edition>(game: &Played<E>, legal: &[Action], indexes: &mut Vec<u16>) {
    let map = game.map();
    let station = |block: Block, id: Label| {
        let found = map.find_station(id);
        found.map_or(UNNUMBERED, |station| block.at([station.index()]))
    };
    let ward = |block: Block, id: Label| map.find_ward(id).map_or(UNNUMBERED, |ward| block.at([ward.index()]));
    let connection = |from: Label, to: Label| {
        let ends = map.find_station(from).zip(map.find_station(to));
        ends.and_then(|(from, to)| map.connection_between(from, to))
    };
    indexes.extend(legal.iter().map(|action| match *action {
        Action::Choose { action } => CHOOSE.at([action as usize]),
        Action::BuildAt { station: id } => station(BUILD_AT, id),
        Action::NewStore { goods } => NEW_STORE.at([goods as usize]),
        Action::MoveStore { from } => station(MOVE_STORE, from),
        Action::Connect { from, to } => {
            connection(from, to).map_or(UNNUMBERED, |connection| CONNECT.at([connection.index()]))
        }
        Action::UpgradeAt { station: id } => station(UPGRADE_AT, id),
        Action::GiveUp { double } => GIVE_UP.at([double.into()]),
        Action::MoveFrom { ward: id } => ward(MOVE_FROM, id),
        Action::StartAt { station: id } => station(START_AT, id),
        Action::GoTo { station: id } => station(GO_TO, id),
        Action::HandOver { goods, double } => HAND_OVER.at([goods as usize, double.into()]),
        Action::Pay { card } => ward(PAY, card),
        Action::PayThree {} => PAY_THREE.at([]),
        Action::Stop {} => STOP.at([]),
        Action::EndTurn {} => END_TURN.at([]),
        Action::ToWard { ward: id } => ward(TO_WARD, id),
        Action::LetGo { companion } => LET_GO.at([place(companion)]),
        Action::Wander {} => WANDER.at([]),
        Action::Explore {} => EXPLORE.at([]),
    }));
}

const fn place(companion: Companion) -> usize {
    match companion {
        Companion::Thief { goods } => goods as usize,
        Companion::Art {} => 4,
        Companion::Dog {} => 5,
        Companion::Kaicho { owner } => 6 + owner.index(),
    }
}

#[cfg(test)]
mod tests {
    use shinjuku::{Options, Shinjuku, Shinjuku2};
    use table::{Game, Seed};

    use crate::numbering::tests::check;

    #[test]
    fn every_action_has_an_index_of_its_own() {
        let games = (0..240).map(|number| {
            let seed = Seed::from_text(&format!("{number}"));
            Shinjuku::new(number as u8 % 3 + 2, &Options::default(), seed).expect("a game begins")
        });
        assert!(check(games) > 30_000);
    }

    #[test]
    fn every_action_of_version_2_has_an_index_of_its_own() {
        let games = (0..120).map(|number| {
            let seed = Seed::from_text(&format!("{number}"));
            let mut options = <Shinjuku2 as Game>::Options::default();
            (options.princess, options.kaicho) = (number % 2 == 1, number % 3 == 1);
            (options.thief, options.hachiko, options.art) = (number % 5 == 1, number % 4 == 2, number % 7 == 1);
            Shinjuku2::new(number as u8 % 3 + 2, &options, seed).expect("a game begins")
        });
        assert!(check(games) > 15_000);
    }
}
