//! The screens on which the app has to be good.

/// A screen on which the app has to be good.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Screen {
    /// A laptop.
    Desktop,
    /// An old laptop, or a tablet lying on the table.
    Tablet,
    /// A phone, touched with a finger.
    Phone,
}

impl Screen {
    /// All of them.
    pub const ALL: [Screen; 3] = [Screen::Desktop, Screen::Tablet, Screen::Phone];

    /// Width and height in the pixels of styles.
    pub const fn size(self) -> (u32, u32) {
        match self {
            Screen::Desktop => (1440, 900),
            Screen::Tablet => (1024, 768),
            Screen::Phone => (390, 844),
        }
    }

    /// Is it touched?
    pub const fn is_touched(self) -> bool {
        matches!(self, Screen::Phone)
    }
}
