use competitive_programming_rs::geometry::basic::{Point, Segment};
use competitive_programming_rs::utils::scanner::IO;

fn main() {
    let mut sc = IO::new(std::io::stdin(), std::io::stdout());
    let q: usize = sc.read();
    for _ in 0..q {
        let t: Vec<f64> = sc.vec(8);
        let point = |i: usize| Point { x: t[i], y: t[i + 1] };
        let a = Segment { from: point(0), to: point(2) };
        let b = Segment { from: point(4), to: point(6) };
        match a.cross_point(&b) {
            Some(p) => sc.write(format!("{:.4} {:.4}\n", p.x, p.y)),
            None => sc.write("parallel\n"),
        }
    }
}
