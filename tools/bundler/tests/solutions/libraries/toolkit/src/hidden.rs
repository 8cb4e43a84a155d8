pub mod deep {
    pub mod deeper {
        pub fn found() -> &'static str {
            super::super::super::text::WORDS
        }

        pub fn lost() -> &'static str {
            "nobody asks"
        }

        pub use self::deepest::*;
        mod deepest {
            pub const BOTTOM: u32 = 7;
            pub const UNUSED: u32 = 8;
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shape {
    Round { radius: u32 },
    Square(u32),
}

impl Shape {
    pub fn area(self) -> u32 {
        use Shape::*;
        match self {
            Round { radius } => 3 * radius * radius,
            Square(side) => side * side,
        }
    }
}

static NOTED: std::sync::atomic::AtomicUsize = std::sync::atomic::AtomicUsize::new(0);

pub(super) fn noted() {
    NOTED.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
}
