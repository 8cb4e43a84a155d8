use mo::{MoFuncs, MoRunner};
use proconio::input;
use wavelet_matrix::WaveletMatrix;

struct Distinct<'a> {
    a: &'a [usize],
    count: Vec<u32>,
    distinct: u32,
    answers: Vec<u32>,
}

impl Distinct<'_> {
    fn add(&mut self, i: usize) {
        let count = &mut self.count[self.a[i]];
        *count += 1;
        self.distinct += (*count == 1) as u32;
    }
    fn remove(&mut self, i: usize) {
        let count = &mut self.count[self.a[i]];
        *count -= 1;
        self.distinct -= (*count == 0) as u32;
    }
}

impl MoFuncs for Distinct<'_> {
    fn x_minus(&mut self, x: usize) {
        self.add(x - 1);
    }
    fn x_plus(&mut self, x: usize) {
        self.remove(x);
    }
    fn y_minus(&mut self, y: usize) {
        self.remove(y - 1);
    }
    fn y_plus(&mut self, y: usize) {
        self.add(y);
    }
    fn memo(&mut self, idx: usize) {
        self.answers[idx] = self.distinct;
    }
}

fn main() {
    input! {
        n: usize,
        a: [usize; n],
        q: usize,
        queries: [(usize, usize); q],
    }
    let mut state = Distinct {
        a: &a,
        count: vec![0; 100],
        distinct: 0,
        answers: vec![0; q],
    };
    MoRunner::new(&queries, n, n).run(&mut state);
    let wavelet = WaveletMatrix::new(&a);
    for (&(l, r), distinct) in queries.iter().zip(&state.answers) {
        println!("{} {}", distinct, wavelet.quantile(l..r, (r - l) / 2));
    }
}
