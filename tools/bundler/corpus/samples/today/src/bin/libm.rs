fn main() {
    println!("{} {:.6} {}", libm::sqrt(2.0), libm::sin(1.0), libm::hypot(3.0, 4.0));
    println!("{:.9} {}", libm::tgamma(5.5), libm::fma(2.0, 3.0, 1.0));
}
