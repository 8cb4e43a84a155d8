pub fn value() -> u32 {
    4
}
