use competitive_programming_rs::string::rolling_hash::rolling_hash::RollingHash;
use competitive_programming_rs::string::z_algorithm::z_algorithm::calc_z_array;
use competitive_programming_rs::utils::scanner::IO;

fn main() {
    let mut sc = IO::new(std::io::stdin(), std::io::stdout());
    let s = sc.chars();
    let bytes: Vec<u8> = s.iter().map(|&c| c as u8).collect();
    let hash = RollingHash::new(&bytes, 10_007);
    let mut squares = 0;
    for len in 1..=s.len() / 2 {
        for i in 0..=s.len() - 2 * len {
            if hash.get_hash(i, i + len) == hash.get_hash(i + len, i + 2 * len) {
                squares += 1;
            }
        }
    }
    sc.write(format!("{} {:?}\n", squares, calc_z_array(&s)));
}
