//! What large crates do.
use toolkit::idioms::{ANSWER, Small, chosen, described};
use toolkit::listed;

fn main() {
    println!("{ANSWER} {}", chosen());
    let few = listed![Small(1).four_times().0, 300];
    println!("{few:?} {:?} {:?}", described(few[0]), described(few[1]));
}
