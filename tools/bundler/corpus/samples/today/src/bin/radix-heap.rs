use radix_heap::RadixHeapMap;
use std::cmp::Reverse;

fn main() {
    let mut heap = RadixHeapMap::new();
    for x in [5u32, 3, 9] {
        heap.push(Reverse(x), x * 2);
    }
    println!("{:?} {:?}", heap.pop(), heap.pop());
}
