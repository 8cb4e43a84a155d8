fn main() {
    let text = b"the quick brown fox";
    println!("{:?} {:?}", memchr::memchr(b'q', text), memchr::memrchr(b'o', text));
}
