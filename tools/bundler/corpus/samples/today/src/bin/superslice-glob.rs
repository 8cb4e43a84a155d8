use superslice::*;

fn main() {
    println!("{}", vec![1, 2, 2, 5, 8].lower_bound(&5));
}
