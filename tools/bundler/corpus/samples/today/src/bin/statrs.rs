use statrs::distribution::{ContinuousCDF, Normal};
use statrs::function::gamma::gamma;

fn main() {
    let normal = Normal::new(0.0, 1.0).unwrap();
    println!("{:.9} {:.6}", normal.cdf(1.0), gamma(4.5));
}
