use static_assertions::{assert_eq_size, assert_impl_all, const_assert};

assert_eq_size!(u64, [u8; 8]);
assert_impl_all!(u32: Send, Copy);
const_assert!(1 < 2);

fn main() {
    println!("checked");
}
