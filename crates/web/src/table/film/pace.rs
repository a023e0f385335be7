//! How long a step of a film is shown.

use std::time::Duration;

use crate::settings::Speed;

/// A caption of this many letters is read at a glance.
const GLANCE: usize = 40;
/// At most this many letters are counted: nobody waits longer.
const MOST: usize = 160;

/// How fast a film goes that the viewer asked for. Who wants the moves of others at once doesn't want to wait for them, but here asks to be shown them.
pub const fn asked_for(speed: Speed) -> Speed {
    match speed {
        Speed::Instant => Speed::Brisk,
        Speed::Brisk | Speed::Calm => speed,
    }
}

/// How long a step with this caption is shown; `None` where nothing goes on by itself.
pub fn time(speed: Speed, caption: &str) -> Option<Duration> {
    let (step, letter) = match speed {
        Speed::Instant => return None,
        Speed::Brisk => (700, 12),
        Speed::Calm => (1_600, 28),
    };
    let letters = caption.chars().map(weight).sum::<usize>().min(MOST);
    let more = u64::try_from(letters.saturating_sub(GLANCE)).unwrap_or_default();
    Some(Duration::from_millis(step + letter * more))
}

/// Kanji and kana say about as much as two letters.
const fn weight(letter: char) -> usize {
    if letter as u32 >= 0x2E80 { 2 } else { 1 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn instant_shows_no_steps() {
        assert_eq!(time(Speed::Instant, "Mika laid a track."), None);
    }

    #[test]
    fn what_is_asked_for_plays_at_every_speed() {
        for speed in Speed::ALL {
            assert!(time(asked_for(speed), "Mika laid a track.").is_some(), "{speed:?}");
        }
        assert_eq!(asked_for(Speed::Calm), Speed::Calm);
    }

    #[test]
    fn short_captions_have_the_time_of_the_speed() {
        let times = [Speed::Brisk, Speed::Calm].map(|speed| time(speed, "Mika laid a track."));
        assert_eq!(times, [700, 1_600].map(|time| Some(Duration::from_millis(time))));
    }

    #[test]
    fn long_captions_have_more_up_to_a_limit() {
        let of = |letters: usize| time(Speed::Brisk, &"a".repeat(letters)).unwrap();
        assert!(of(41) > of(40) && of(40) == of(1));
        assert_eq!(of(160), of(1_000));
        assert!(of(1_000) < Duration::from_millis(2_500));
    }

    #[test]
    fn kanji_take_as_long_as_two_letters() {
        assert_eq!(time(Speed::Calm, &"駅".repeat(40)), time(Speed::Calm, &"a".repeat(80)));
    }
}
