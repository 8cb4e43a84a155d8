use io::input;
use wavelet_matrix::WaveletMatrix;

fn main() {
    let (n, q): (usize, usize) = input();
    let a: Vec<usize> = input();
    assert_eq!(a.len(), n);
    let wm: WaveletMatrix = a.into_iter().collect();
    for _ in 0..q {
        let (l, r, k): (usize, usize, usize) = input();
        println!("{:?} {}", wm.quantile(k, l..r, ..), wm.range_freq(l..r, 0..k));
    }
}
