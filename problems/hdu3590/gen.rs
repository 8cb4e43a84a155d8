//! Cases of HDU 3590: up to 10 of up to 3 trees of up to 8 vertices, 8 edges in all.

fn main() {
    cases::generate(|g| {
        let most = g.up_to(8);
        g.uncounted_cases(10, |g| {
            let trees = g.number(1..=3);
            g.line([trees]);
            let mut left = most;
            for _ in 0..trees {
                let n = 1 + g.number(0..=left);
                left -= n - 1;
                let edges = g.tree(n);
                g.line([n]);
                g.lines(edges.into_iter().map(|(a, b)| [a, b]));
            }
        });
    });
}
