//! Files that are included: items, and expressions.

include!("answer.inc");

fn main() {
    let [first, second] = include!("pair.inc");
    println!("{} {first} {second} {}", answer(), including::total());
}
