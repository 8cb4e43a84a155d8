use competitive_programming_rs::utils::scanner::IO;

fn main() {
    let mut io = IO::new(std::io::stdin(), std::io::stdout());
    let n: usize = io.read();
    let a: Vec<i64> = io.vec(n);
    io.write(format!("{}\n", a.iter().sum::<i64>()));
}
