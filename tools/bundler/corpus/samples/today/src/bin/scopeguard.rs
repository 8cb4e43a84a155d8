fn main() {
    let _first = scopeguard::guard(1, |x| println!("dropped {x}"));
    scopeguard::defer! { println!("deferred"); }
    println!("body");
}
