//! A function that has an attribute of which it is not known what that makes of it.

fn main() {
    println!("{}", split::Count(3).indices().count());
}
