//! The pictures of positions are read and drawn alike.

use crate::tests::support::{BROWN, ORANGE, PINK, Position, at};
use crate::ticket::Icon;

#[test]
fn a_picture_is_read_and_drawn_alike() {
    let picture = "
        CC o─ O┐ ^^ ~~
        A1 p│ o└ LL ..
        b┌ ++ II B1 ..";
    let position = Position::drawn(picture)
        .shared(at(2, 1), "o│ b─")
        .owns(PINK, "A1")
        .owns(ORANGE, "B1");
    position.assert_map(picture);
    assert_eq!(position.supply(ORANGE), (10, 10));
    assert_eq!(position.supply(BROWN), (11, 11));
}

#[test]
fn rails_are_built_and_paid() {
    // E2
    let mut position = Position::drawn(
        "
        .. .. .. ..
        B1 ^^ ^^ CC
        .. .. .. ..",
    )
    .owns(ORANGE, "B1")
    .hand(ORANGE, &[92, 4, 24])
    .sound();
    position.build(
        ORANGE,
        &[(at(1, 1), "WE"), (at(1, 2), "WE")],
        &[(92, Icon::Build2), (4, Icon::Build2), (24, Icon::ParcelNumber)],
    );
    position.assert_map(
        "
        .. .. .. ..
        B1 o─ o─ CC
        .. .. .. ..",
    );
    assert_eq!(
        (
            position.supply(ORANGE),
            position.player(ORANGE).workers,
            position.complete(ORANGE)
        ),
        ((10, 12), 1, 1)
    );
}
