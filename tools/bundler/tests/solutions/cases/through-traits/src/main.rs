//! What a solution gets through traits: of a glob, of `Deref`, of a number whose type is inferred.

use extensions::*;

fn main() {
    let mut numbers = vec![1, 2, 3];
    while numbers.step() {
        println!("{:?}", numbers);
    }
    let mut named = Named::new("heap");
    named.put(3);
    named.put(4);
    let first = named.first();
    println!("{} {} {}", named.name(), named.total(), first);
    println!("{}", distance(40));
}
