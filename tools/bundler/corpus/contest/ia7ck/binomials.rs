use factorials::Factorial;
use pascal_triangle::pascal_triangle;
use scanner::Scanner;

fn main() {
    let mut scanner = Scanner::stdin_lock();
    let modulo: u64 = 1_000_000_007;
    let f = Factorial::new(1001, modulo);
    let rows = pascal_triangle(30, modulo);
    let q = scanner.scan::<u32>();
    for _ in 0..q {
        let (n, k): (usize, usize) = (scanner.scan(), scanner.scan());
        let b = f.binomial_or_zero(n, k);
        if n < 30 && k <= n {
            assert_eq!(b, rows[n][k]);
        }
        println!("{} {}", b, f.factorial(n));
    }
}
