use proconio::{fastout, read_value};

CODE

#[fastout]
fn main() {
BODY
}
