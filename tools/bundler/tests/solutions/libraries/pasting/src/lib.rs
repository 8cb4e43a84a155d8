//! Methods with names made of names.

pub struct Point {
    pub x: i32,
    pub y: i32,
}

macro_rules! swizzle {
    ($($a:ident $b:ident;)*) => {
        impl Point {
            $(paste::paste! {
                #[doc = "The pair of " $a " and " $b "."]
                pub fn [<$a $b>](&self) -> (i32, i32) { (self.$a, self.$b) }
            })*
        }
    };
}
swizzle! { x y; y x; }

macro_rules! sums {
    ($base:ident $(, $prefix:ident)*) => {
        paste::item! {
            fn [<$($prefix)* $base>](&self) -> i32;
            fn [<$($prefix)* double_ $base>](&self) -> i32 {
                2 * self.[<$($prefix)* $base>]()
            }
        }
    };
}

/// Associated items with such names.
pub trait Sums {
    sums!(sum);
    sums!(sum, far_);
}

macro_rules! sum {
    ($name:ident, $value:expr) => {
        paste::paste! { fn [<$name _sum>](&self) -> i32 { $value } }
    };
}

impl Sums for Point {
    fn sum(&self) -> i32 {
        self.x + self.y
    }
    sum!(far, 1000);
}

macro_rules! get {
    ($point:expr, $first:ident) => {
        paste::expr! { $point.[<$first y>]().0 - $point.[<$first y>]().1 }
    };
}

/// Expressions with such names, in arithmetic, after a reference, and a statement.
pub fn differences(point: &Point) -> i32 {
    let (other, mut sum) = (Point { x: 5, y: 1 }, 2 * get!(point, x));
    paste::paste! { sum += [<1 0>] * get!(&other, x) }
    sum
}
