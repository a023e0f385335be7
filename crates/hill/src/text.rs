//! The table in the terminal.
use crate::{Action, Event, Hill, View};
use table::Present;
impl Present for Hill {
    fn picture(view: &View) -> String {
        format!("{:?}", view.public().round)
    }
    fn action_words(_: &View, action: &Action) -> String {
        format!("{action:?}")
    }
    fn event_words(_: &View, event: &Event) -> String {
        format!("{event:?}")
    }
}
