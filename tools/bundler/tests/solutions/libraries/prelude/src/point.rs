#[proconio::derive_readable]
#[derive(Clone, Copy)]
pub struct Point {
    pub x: i64,
    pub y: i64,
}
