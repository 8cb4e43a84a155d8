fn main() {
    println!("{}", own_library::subtract(9, 2));
}
