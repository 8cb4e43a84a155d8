//! Twins have the same names for different things.
pub use first;

pub mod shared {
    pub const WHO: &str = "second";

    #[derive(Debug, PartialEq)]
    pub struct Thing(pub u32);

    impl Thing {
        pub fn new() -> Self {
            Thing(6)
        }
    }
}

#[macro_export]
macro_rules! who {
    () => {
        $crate::shared::WHO
    };
}

pub fn helper() -> &'static str {
    who!()
}
