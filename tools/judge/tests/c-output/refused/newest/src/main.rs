fn main() {
    let line = std::io::read_to_string(std::io::stdin()).unwrap();
    if let Ok(n) = line.trim().parse::<u64>() && n > 0 {
        println!("{}", n.isqrt());
    }
}
