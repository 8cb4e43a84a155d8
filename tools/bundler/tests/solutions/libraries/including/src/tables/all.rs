pub const ONE: u32 = 1;
pub const SMALL: [u32; 3] = [1, 2, 4];
pub mod deep;
pub const UNUSED: u32 = 5;
