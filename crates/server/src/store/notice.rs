//! What the processes on one database tell each other.

/// Something that other processes hear of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Notice {
    /// Something changed at this table.
    Table(String),
    /// This session was ended.
    Ended(String),
    /// Somebody keeps other people away than before.
    Shunned(String),
}

impl Notice {
    /// The notice as it travels, with the process that tells it.
    pub(super) fn text(&self, process: &str) -> String {
        match self {
            Notice::Table(id) => format!("{process} table {id}"),
            Notice::Ended(session) => format!("{process} ended {session}"),
            Notice::Shunned(person) => format!("{process} shunned {person}"),
        }
    }

    /// A notice that another process told.
    pub(super) fn read(text: &str, process: &str) -> Option<Notice> {
        let mut words = text.split(' ');
        let teller = words.next()?;
        let (kind, id) = (words.next()?, words.next()?.to_owned());
        if teller == process {
            return None;
        }
        match kind {
            "table" => Some(Notice::Table(id)),
            "ended" => Some(Notice::Ended(id)),
            "shunned" => Some(Notice::Shunned(id)),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_notice_is_for_the_others() {
        let notice = Notice::Table("t1".into());
        assert_eq!(Notice::read(&notice.text("a"), "b"), Some(notice.clone()));
        assert_eq!(Notice::read(&notice.text("a"), "a"), None);
        assert_eq!(Notice::read("nonsense", "a"), None);
    }
}
