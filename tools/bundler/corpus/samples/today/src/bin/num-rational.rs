use num_rational::Ratio;

fn main() {
    let a = Ratio::new(1i64, 3);
    let b = Ratio::new(5, 6);
    println!("{} {} {} {}", a + b, a * b, a < b, (a / b).floor());
}
