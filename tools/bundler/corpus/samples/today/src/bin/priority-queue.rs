use priority_queue::PriorityQueue;

fn main() {
    let mut queue = PriorityQueue::new();
    queue.push("low", 1);
    queue.push("high", 9);
    queue.change_priority("low", 20);
    while let Some((item, priority)) = queue.pop() {
        println!("{item} {priority}");
    }
}
