use ordered_float::OrderedFloat;
use std::collections::BinaryHeap;

fn main() {
    let mut heap: BinaryHeap<OrderedFloat<f64>> = [2.5, -1.0, 9.75].map(OrderedFloat).into();
    while let Some(OrderedFloat(x)) = heap.pop() {
        println!("{x}");
    }
}
