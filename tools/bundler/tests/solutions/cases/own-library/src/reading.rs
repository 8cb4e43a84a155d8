use std::io::Read;

pub fn numbers() -> Vec<i64> {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    text.split_whitespace().map(|word| word.parse().unwrap()).collect()
}
