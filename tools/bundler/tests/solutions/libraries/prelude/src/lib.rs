//! What all solutions of somebody begin with, attributes of proconio among it.
pub mod point;
pub mod prelude;
