fn main() {
    let mut buffer = itoa::Buffer::new();
    for x in [i64::MIN, 0, 1234567] {
        println!("{}", buffer.format(x));
    }
}
