use competitive_programming_rs::math::chinese_remainder_theorem::chinese_remainder_theorem;
use competitive_programming_rs::math::floor_sum::floor_sum;
use competitive_programming_rs::utils::scanner::IO;

fn main() {
    let mut sc = IO::new(std::io::stdin(), std::io::stdout());
    let n: usize = sc.read();
    let (b, m): (Vec<i64>, Vec<i64>) = (sc.vec(n), sc.vec(n));
    match chinese_remainder_theorem(&b, &m) {
        Some((x, period)) => {
            let sum = floor_sum(x, 7, 3, 2);
            sc.write(format!("{} {} {}\n", x, period, sum));
        }
        None => sc.write("none\n"),
    }
}
