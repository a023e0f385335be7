//! The screens on which the app has to be good.

/// A screen on which the app has to be good.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Screen {
    /// A laptop.
    Desktop,
    /// A small laptop.
    Laptop,
    /// An old laptop, or a tablet lying on the table.
    Tablet,
    /// A phone, touched with a finger.
    Phone,
}

impl Screen {
    /// Those of which pictures are taken.
    pub const ALL: [Screen; 3] = [Screen::Desktop, Screen::Tablet, Screen::Phone];
    /// Those on which everything is in sight at once.
    pub const WIDE: [Screen; 3] = [Screen::Desktop, Screen::Laptop, Screen::Tablet];

    /// Width and height in the pixels of styles.
    pub const fn size(self) -> (u32, u32) {
        match self {
            Screen::Desktop => (1440, 900),
            Screen::Laptop => (1280, 720),
            Screen::Tablet => (1024, 768),
            Screen::Phone => (390, 844),
        }
    }

    /// Is it touched?
    pub const fn is_touched(self) -> bool {
        matches!(self, Screen::Phone)
    }
}
