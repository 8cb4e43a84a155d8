use fp::{fp_new, Fp};
use fp_fft::{fft, ifft};
use io::input;

const P: u64 = 998_244_353;

fn main() {
    let (n, m): (usize, usize) = input();
    let len = (n + m - 1).next_power_of_two();
    let read = || {
        let mut a: Vec<Fp<P>> = input::<Vec<u64>>().into_iter().map(fp_new).collect();
        a.resize(len, fp_new(0));
        fft(&mut a);
        a
    };
    let mut a = read();
    let b = read();
    for (x, y) in a.iter_mut().zip(b) {
        *x *= y;
    }
    ifft(&mut a);
    a.truncate(n + m - 1);
    let a: Vec<String> = a.iter().map(|x| x.to_string()).collect();
    println!("{}", a.join(" "));
}
