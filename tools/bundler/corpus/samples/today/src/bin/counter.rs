use counter::Counter;

fn main() {
    let counts: Counter<char> = "mississippi".chars().collect();
    println!("{:?} {}", counts.most_common_ordered(), counts[&'s']);
}
