//! One of the tabs in which a game of this browser is open. The one that was opened or used last leads: in it bots think, and only it writes. The others follow.

use crate::browser;

/// A tab with a game.
pub(super) struct Tab {
    game: String,
    /// What tells it from the others.
    own: String,
    /// Can it be noted who leads? If not, no other tab hears of this one either.
    is_noted: bool,
}

impl Tab {
    /// This tab, with the game of this name. It leads.
    pub(super) fn open(game: &str) -> Tab {
        let mut tab = Tab {
            game: game.to_owned(),
            own: browser::fresh_id(),
            is_noted: true,
        };
        tab.lead();
        tab
    }

    /// The name under which it is noted who leads.
    fn note(&self) -> String {
        format!("leads.{}", self.game)
    }

    /// From now on this one leads.
    pub(super) fn lead(&mut self) {
        if !self.leads() {
            self.is_noted = browser::has_kept(&self.note(), &self.own);
        }
    }

    /// Does it lead?
    pub(super) fn leads(&self) -> bool {
        !self.is_noted || browser::load(&self.note()).as_ref() == Some(&self.own)
    }

    /// It is closed or goes elsewhere: another one may lead.
    pub(super) fn leave(&self) {
        if self.leads() {
            browser::forget(&self.note());
        }
    }

    /// What a change in the browser's storage means for it. `None` for the key means that everything was removed.
    pub(super) fn news(&self, key: Option<&str>) -> Option<News> {
        let name = key.map_or(Some(""), |key| key.strip_prefix("roundhouse."))?;
        if name.is_empty() || name.strip_prefix("game.") == Some(&self.game) {
            Some(News::Log)
        } else if name == self.note() {
            Some(News::Lead)
        } else {
            None
        }
    }

    /// Is it seen, and does nobody lead?
    pub(super) fn should_lead(&self) -> bool {
        !browser::document().hidden() && browser::load::<String>(&self.note()).is_none()
    }
}

/// What another tab has changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum News {
    /// The game.
    Log,
    /// Who leads.
    Lead,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_concerns_the_game_is_news() {
        let tab = Tab {
            game: "abc".to_owned(),
            own: "me".to_owned(),
            is_noted: true,
        };
        assert_eq!(tab.news(Some("roundhouse.game.abc")), Some(News::Log));
        assert_eq!(tab.news(Some("roundhouse.leads.abc")), Some(News::Lead));
        assert_eq!(tab.news(None), Some(News::Log), "everything was removed");
        for other in [
            "roundhouse.game.abcd",
            "roundhouse.games",
            "roundhouse.settings",
            "game.abc",
        ] {
            assert_eq!(tab.news(Some(other)), None, "{other}");
        }
    }
}
