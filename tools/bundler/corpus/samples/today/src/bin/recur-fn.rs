use recur_fn::{recur_fn, RecurFn};

fn main() {
    let fib = recur_fn(|fib, n: u32| if n < 2 { n } else { fib(n - 1) + fib(n - 2) });
    println!("{}", fib.call(20));
}
