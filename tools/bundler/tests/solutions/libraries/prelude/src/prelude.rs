pub use crate::point::Point;
pub use proconio::{fastout, input};
