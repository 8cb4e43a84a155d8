use io::input;

fn main() {
    let n: usize = input();
    let a: Vec<i64> = input();
    assert_eq!(a.len(), n);
    println!("{}", a.iter().sum::<i64>());
}
