use own_library::{add, reading};

fn main() {
    let numbers = reading::numbers();
    println!("{}", add(numbers[0], numbers[1]));
}
