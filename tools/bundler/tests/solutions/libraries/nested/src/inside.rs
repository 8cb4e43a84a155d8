pub fn answer() -> u64 {
    (0..crate::marks::COUNT).map(|_| two!()).sum()
}
