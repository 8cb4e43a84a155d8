#[proconio::derive_readable]
#[derive(Clone, Copy)]
pub struct Point {
    pub x: proconio::marker::Usize1,
    pub y: i64,
}
