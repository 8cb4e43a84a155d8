use num_complex::Complex;

fn main() {
    let z = Complex::new(3.0, 4.0);
    println!("{} {} {:.3}", z * z, z.norm(), Complex::<f64>::from_polar(1.0, 0.5));
}
