use convex_hull::{calc_farthest_point_pair, monotone_chain, Point};
use next_permutation::permutations;
use proconio::input;

fn main() {
    input! {
        n: usize,
        points: [(i64, i64); n],
    }
    let mut points: Vec<Point> = points.into_iter().map(Point::from).collect();
    points.sort();
    let (lower, upper) = monotone_chain(&points, false);
    println!("{} {}", lower.len() + upper.len() - 2, calc_farthest_point_pair(&points));
    let best = permutations((0..n).collect())
        .map(|order| {
            order
                .windows(2)
                .map(|w| (points[w[0]] - points[w[1]]).square_dist())
                .sum::<i64>()
        })
        .min();
    println!("{:?}", best);
}
