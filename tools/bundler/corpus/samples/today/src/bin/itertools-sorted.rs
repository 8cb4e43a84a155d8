use itertools::Itertools;

fn main() {
    println!("{}", [3, 1, 2].iter().sorted().join(" "));
}
