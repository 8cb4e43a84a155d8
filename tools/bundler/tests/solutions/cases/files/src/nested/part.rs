pub fn three() -> u32 {
    super::super::flat::value() + 2
}
