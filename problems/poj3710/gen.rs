//! Cases of POJ 3710: up to 5, of up to 2 trees with up to 2 polygons, of up to 6 edges each.

fn main() {
    cases::generate(|g| {
        g.uncounted_cases(5, |g| {
            let most = g.up_to(2).min(99);
            let count = g.count(0..=most);
            g.line([count]);
            for _ in 0..count {
                let (mut vertices, mut edges) = (1, Vec::new());
                let (most, parts) = (g.up_to(6_usize).min(499), g.up_to(3).min(99));
                for _ in 0..g.count(0..=parts) {
                    // A branch of one edge, or a polygon: a path that ends where it begins.
                    let from = g.number(1..=vertices);
                    let sides = g.number(1..=4_usize);
                    if edges.len() + sides > most || vertices + sides > 99 {
                        continue;
                    }
                    let path: Vec<usize> = (vertices + 1..vertices + sides.max(2)).collect();
                    let mut last = from;
                    for &vertex in &path {
                        edges.push([last, vertex]);
                        last = vertex;
                    }
                    if sides > 1 {
                        edges.push([last, from]);
                    }
                    vertices += path.len();
                }
                g.shuffle(&mut edges);
                g.line([vertices, edges.len()]);
                g.lines(edges);
            }
        });
    });
}
