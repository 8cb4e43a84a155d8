//! Methods with names made of names.

pub struct Point {
    pub x: i32,
    pub y: i32,
}

macro_rules! swizzle {
    ($($a:ident $b:ident;)*) => {
        impl Point {
            $(paste::paste! {
                pub fn [<$a $b>](&self) -> (i32, i32) { (self.$a, self.$b) }
            })*
        }
    };
}
swizzle! { x y; y x; }
