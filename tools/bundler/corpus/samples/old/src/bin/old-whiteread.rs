use whiteread::Reader;

fn main() {
    let mut reader = Reader::from_stdin_naive();
    let (n, text): (usize, String) = reader.parse().unwrap();
    println!("{} {}", n, text);
}
