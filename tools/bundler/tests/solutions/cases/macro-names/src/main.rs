//! The name of a macro as an argument of a macro.

#[macro_use]
extern crate collections;

mod inner {
    pub fn sum() -> i64 {
        converted!(i64::from, list!(1i32, 2, 3)).iter().sum()
    }
}

/// Where a macro of the name is defined, that one is meant.
mod others {
    mod defined {
        macro_rules! list {
            () => {
                "defined"
            };
        }

        pub fn name() -> &'static str {
            list!()
        }
    }

    fn local() -> &'static str {
        macro_rules! list {
            () => {
                "local"
            };
        }
        list!()
    }

    pub fn all() -> String {
        format!("{} {} {:?}", defined::name(), local(), list!(1))
    }
}

fn main() {
    println!("{} {:?}", inner::sum(), converted!(u64::from, list!(4u32, 5u32)));
    println!("{}", sum_of!(1, 2, 3));
    println!("{}", others::all());
}
