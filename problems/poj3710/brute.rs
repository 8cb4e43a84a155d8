//! POJ 3710 by its rules.

use cases::Game;

/// The vertices of several graphs: which graph, and which of its vertices. All vertices 1 are on the ground.
type Edge = ((usize, usize), (usize, usize));

/// What one cut leaves: an edge is gone, and all that is no longer connected to the ground. The edges are in order.
#[must_use]
pub fn options(edges: &[Edge]) -> Vec<Vec<Edge>> {
    let without = |cut: usize| {
        let mut others = edges.to_vec();
        others.remove(cut);
        let mut stands: Vec<bool> =
            others.iter().map(|&((_, a), (_, b))| a == 1 || b == 1).collect();
        for _ in &others {
            for i in 0..others.len() {
                let (a, b) = others[i];
                let touches = |&(c, d): &Edge| [c, d].contains(&a) || [c, d].contains(&b);
                stands[i] |=
                    others.iter().zip(&stands).any(|(edge, &stands)| stands && touches(edge));
            }
        }
        let mut stands = stands.into_iter();
        others.retain(|_| stands.next() == Some(true));
        others
    };
    (0..edges.len()).map(without).collect()
}

/// A random graph of branches of one edge and of polygons, within so many vertices, edges and parts: how many vertices it
/// has, and the edges.
fn graph(
    g: &mut cases::Generator,
    [vertices, edges, parts]: [usize; 3],
) -> (usize, Vec<[usize; 2]>) {
    let (mut last_vertex, mut all) = (1, Vec::new());
    for _ in 0..g.count(0..=parts) {
        // A polygon is a path that ends where it begins.
        let from = g.number(1..=last_vertex);
        let sides = g.number(1..=4_usize);
        if all.len() + sides > edges || last_vertex + sides > vertices {
            continue;
        }
        let path: Vec<usize> = (last_vertex + 1..last_vertex + sides.max(2)).collect();
        let mut last = from;
        for &vertex in &path {
            all.push([last, vertex]);
            last = vertex;
        }
        if sides > 1 {
            all.push([last, from]);
        }
        last_vertex += path.len();
    }
    g.shuffle(&mut all);
    (last_vertex, all)
}

/// Whether each vertex of `m` is connected with vertex 1.
fn is_connected(m: usize, edges: &[(usize, usize)]) -> bool {
    let mut is_there = vec![false; m + 1];
    is_there[1] = true;
    for _ in 0..m {
        for &(a, b) in edges {
            let either = is_there[a] || is_there[b];
            (is_there[a], is_there[b]) = (either, either);
        }
    }
    !is_there[1..].contains(&false)
}

fn main() {
    cases::answer(|input| {
        // Of the shape of the graphs, which the statement restricts, only that they are connected is looked at.
        input.cases_to_end(|input| {
            let mut all = Vec::new();
            let most = input.up_to(2).min(99);
            let count = input.count(0..=most);
            input.end_line();
            for number in 0..count {
                let (vertices, limit) = (99, 499);
                let (edges, parts) = (input.up_to(6).min(limit), input.up_to(3).min(vertices));
                input.drawn(|g| {
                    let (m, edges) = graph(g, [vertices, edges, parts]);
                    g.line([m, edges.len()]);
                    g.lines(edges);
                });
                let (m, k) = (input.count(1..=vertices), input.count(0..=limit));
                input.end_line();
                let pair = |_| input.numbers(2, 1..=m);
                let edges: Vec<(usize, usize)> =
                    (0..k).map(pair).map(|pair| (pair[0], pair[1])).collect();
                input.require(is_connected(m, &edges), "a vertex is not connected with 1");
                input.require(edges.iter().all(|edge| edge.0 != edge.1), "an edge leads nowhere");
                all.extend(edges.into_iter().map(|(a, b)| ((number, a), (number, b))));
            }
            all.sort_unstable();
            let mut game = Game::normal(|edges: &Vec<Edge>| options(edges));
            input.print(|| if game.next_player_wins(&all) { "Sally" } else { "Harry" });
        });
    });
}
