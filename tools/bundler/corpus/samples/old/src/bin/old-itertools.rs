use itertools::Itertools;

fn main() {
    let (min, max) = [5, 2, 8].iter().minmax().into_option().unwrap();
    println!("{} {} {}", min, max, (1..4).map(|x| x * x).join(","));
}
