use convex_hull::{caliper, convex_hull};
use io::input;
use next_permutation::for_each_permutation;

fn main() {
    let n: usize = input();
    let points: Vec<[i64; 2]> = (0..n)
        .map(|_| input::<(i64, i64)>())
        .map(|(x, y)| [x, y])
        .collect();
    let hull = convex_hull(&points);
    println!("{} {}", hull.len(), caliper(&hull).0);
    let mut best = i64::MAX;
    for_each_permutation(&mut (0..n).collect::<Vec<_>>(), |order| {
        let squares = order
            .windows(2)
            .map(|w| convex_hull::sqmag(points[w[0]], points[w[1]]))
            .sum();
        best = best.min(squares);
    });
    println!("{}", best);
}
