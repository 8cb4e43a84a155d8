//! The name of a macro as an argument of a macro.

#[macro_use]
extern crate collections;

mod inner {
    pub fn sum() -> i64 {
        converted!(i64::from, list!(1i32, 2, 3)).iter().sum()
    }
}

fn main() {
    println!("{} {:?}", inner::sum(), converted!(u64::from, list!(4u32, 5u32)));
    println!("{}", collections::sum_of!(1, 2, 3));
}
