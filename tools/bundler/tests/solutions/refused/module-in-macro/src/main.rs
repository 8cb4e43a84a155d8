fn main() {
    println!("{}", nested::answer());
}
