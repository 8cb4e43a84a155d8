fn main() {
    println!("{}", drops::value());
}
