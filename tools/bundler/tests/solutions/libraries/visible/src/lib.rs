//! What is private at the root of a crate is all of the crate's.

mod inner {
    pub(crate) use crate::Number;
    pub(crate) mod deep {
        pub(crate) use crate::one;
        pub(in crate::inner) fn two() -> u32 {
            one() + 1
        }
        pub(crate) struct Pair(pub(crate) u32, pub(super) u32);
    }
    pub(crate) fn pair() -> deep::Pair {
        deep::Pair(deep::two(), 3)
    }
    pub(crate) fn second(pair: &deep::Pair) -> u32 {
        pair.1
    }
}

struct Number(u32);

fn one() -> u32 {
    1
}

pub(crate) use self::one as first;

macro_rules! seven {
    ($name:ident) => {
        pub(crate) fn $name() -> u32 {
            7
        }
    };
}
seven!(seven);

pub fn product() -> u32 {
    let pair = inner::pair();
    inner::Number(pair.0 * inner::second(&pair) * first()).0 * seven()
}
