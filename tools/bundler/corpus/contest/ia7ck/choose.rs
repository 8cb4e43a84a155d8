use mod_int::ModInt998244353 as Mint;
use scanner::Scanner;

fn main() {
    let mut scanner = Scanner::stdin_lock();
    let n = scanner.scan::<usize>();
    let k = scanner.scan::<usize>();
    let mut fact = vec![Mint::new(1); n + 1];
    for i in 1..=n {
        fact[i] = fact[i - 1] * i;
    }
    let choose = fact[n] / fact[k] / fact[n - k];
    println!("{}", choose.val());
    println!("{}", (choose + 5 - Mint::from(7)).pow(2).val());
}
