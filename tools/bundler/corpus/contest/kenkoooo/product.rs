use competitive_programming_rs::math::fast_fourier_transform::FastFourierTransform;
use competitive_programming_rs::utils::scanner::IO;

fn main() {
    let mut sc = IO::new(std::io::stdin(), std::io::stdout());
    let n: usize = sc.read();
    let (a, b): (Vec<i64>, Vec<i64>) = (sc.vec(n), sc.vec(n));
    let product = FastFourierTransform::new(998_244_353).convolution(&a, &b);
    for x in product.iter().take(2 * n - 1) {
        sc.write(format!("{}\n", x));
    }
}
