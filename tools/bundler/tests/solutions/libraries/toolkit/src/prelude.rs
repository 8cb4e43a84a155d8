pub use crate::{
    algebra::{gcd, lcm, Worth as _},
    count,
    data::{guard::*, Heap},
    maximum as largest,
};
