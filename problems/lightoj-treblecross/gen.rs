//! Cases of LightOJ treblecross: up to 20 strips of up to 14 cells, mostly free.

fn main() {
    cases::generate(|g| {
        g.cases(20, |g| {
            let most = g.up_to(11).min(197);
            let cells = [".", "..........X", ".....X", ".X"];
            let cells = if g.size() > 1 { *g.pick(&cells) } else { ".X" };
            let strip = g.word(3..=3 + most, cells);
            g.line([strip.replace("XXX", "XX.")]);
        });
    });
}
