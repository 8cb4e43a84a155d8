fn main() {
    println!("{:?}", chains::first_even(&[1, 2]));
}
