use whiteread::parse_line;

fn main() {
    let (n, m): (usize, i64) = parse_line().unwrap();
    let rows: Vec<Vec<i64>> = (0..n).map(|_| parse_line().unwrap()).collect();
    println!("{}", rows.iter().flatten().sum::<i64>() + m);
}
