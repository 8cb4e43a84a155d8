use ac_library::ModInt1000000007 as Mint;

fn main() {
    let mut factorial = vec![Mint::new(1)];
    for i in 1..100 {
        factorial.push(factorial[i - 1] * i);
    }
    let choose = |n: usize, k: usize| factorial[n] / (factorial[k] * factorial[n - k]);
    println!("{} {} {}", choose(99, 45), Mint::new(3).pow(1_000_000_000), -Mint::new(5).inv());
}
