//! A library's constant needs what cannot be bundled; without it, a pattern of its name would match all.

fn main() {
    println!("{}", split::limits::is_limit(8));
}
