pub fn numbers() -> Vec<i64> {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    text.split_whitespace().map(|word| word.parse().unwrap()).collect()
}
