use pathfinding::prelude::dijkstra;

fn main() {
    let next = |&(x, y): &(i32, i32)| [((x + 1, y), 2), ((x, y + 1), 3)];
    let (path, cost) = dijkstra(&(0, 0), next, |&p| p == (3, 2)).unwrap();
    println!("{} {cost}", path.len());
}
