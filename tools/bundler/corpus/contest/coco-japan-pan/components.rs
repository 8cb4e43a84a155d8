use lowlink::LowLink;
use proconio::{input, marker::Usize1};
use scc::SccGraph;

fn main() {
    input! {
        n: usize,
        m: usize,
        edges: [(Usize1, Usize1); m],
    }
    let mut directed = SccGraph::new(n);
    let mut graph = vec![vec![]; n];
    for &(a, b) in &edges {
        directed.add_edge(a, b);
        graph[a].push(b);
        graph[b].push(a);
    }
    println!("{}", directed.scc().len());
    let low_link = LowLink::new(&graph);
    println!("{} {}", low_link.bridges.len(), low_link.articulation_points.len());
    let bridges = edges.iter().filter(|&&(a, b)| low_link.is_bridge(a, b));
    println!("{:?}", bridges.collect::<Vec<_>>());
}
