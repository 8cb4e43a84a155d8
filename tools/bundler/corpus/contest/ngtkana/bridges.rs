use io::input;
use low_link::LowLink;

fn main() {
    let (n, m): (usize, usize) = input();
    let mut graph = LowLink::new(n);
    let edges: Vec<(usize, usize)> = (0..m).map(|_| input()).collect();
    for &(i, j) in &edges {
        graph.add_edge(i, j);
    }
    graph.build();
    let cuts: Vec<usize> = (0..n).filter(|&x| graph.is_articulation_point(x)).collect();
    println!("{:?}", cuts);
    for &(i, j) in &edges {
        if graph.is_bridge_unchecked(i, j) {
            println!("{} {}", i, j);
        }
    }
    println!("{}", graph.two_edge_components().len());
}
