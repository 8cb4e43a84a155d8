pub fn value() -> u32 {
    5
}
