//! Which file a module is, and whether it is there, depends on conditions.

fn main() {
    println!("{}", chosen::described());
}
