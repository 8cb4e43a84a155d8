//! Macro calls that stand for items. Written out, each must mean what it did: what is an argument stays a whole, and
//! its names are not those of the macro.

macro_rules! parts {
    ($name:ident, $T:ty, $one:expr, $two:literal, $three:pat) => {
        pub mod $name {
            pub fn shown() -> (i32, i32, usize, bool) {
                (-$one, $two.abs(), <$T>::with_capacity(3).len(), true)
            }
            pub fn is_small(n: &u8) -> bool {
                match n {
                    most @ $three => *most < 9,
                    _ => false,
                }
            }
        }
    };
}

parts!(parts, Vec<u8>, 1 - 3, -7_i32, 1 | 2);

macro_rules! told {
    ($name:ident, $T:ty, $n:expr) => {
        pub fn $name() -> String {
            format!("{} {}", stringify!($T), stringify!($n))
        }
    };
}

told!(told, [u8; 2], 1 + 2);

macro_rules! kind {
    (u8) => {
        "byte"
    };
    ($T:ty) => {
        "type"
    };
}

macro_rules! kinds {
    ($name:ident, $T:ty) => {
        pub fn $name() -> &'static str {
            kind!($T)
        }
    };
}

kinds!(kind_of_fragment, u8);

macro_rules! function {
    ($name:ident u8) => {
        pub fn $name() -> &'static str {
            "byte"
        }
    };
    ($name:ident $T:ty) => {
        pub fn $name() -> &'static str {
            "type"
        }
    };
}

macro_rules! functions {
    ($byte:ident, $fragment:ident, $T:ty) => {
        function!($byte u8);
        function!($fragment $T);
    };
}

functions!(byte, fragment, u8);

pub fn count() -> i32 {
    5
}

macro_rules! product {
    ($name:ident, $n:expr) => {
        pub fn $name() -> i32 {
            let count = || 2;
            count() * $n
        }
    };
}

product!(product, count());

macro_rules! statement {
    ($name:ident $then:stmt) => {
        pub fn $name() -> &'static str {
            "statement"
        }
    };
    ($name:ident $($any:tt)*) => {
        pub fn $name() -> &'static str {
            "tokens"
        }
    };
}

statement!(statement let _ = 1);

macro_rules! never_used {
    ($($test:ident: $name:ident $([$T:ident])? = $fields:tt, $one:expr;)*) => {
        $(
            #[derive(Debug)]
            pub struct $name$(<$T>)? $fields;
            #[cfg(test)]
            mod $test {
                #[test]
                fn never_called() {
                    assert_eq!(super::$name($one).0, $one);
                }
            }
        )*
    };
}

never_used! {
    one: Used = (pub u32), 1;
    two: UNUSED [T] = (pub T), 2;
}
