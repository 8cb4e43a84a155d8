use maplit::{btreemap, convert_args, hashset};
use std::collections::BTreeMap;

fn main() {
    let map = btreemap! { 1 => "one", 2 => "two" };
    let set = hashset! { 1, 2, 2 };
    let names: BTreeMap<String, i32> = convert_args!(keys = String::from, btreemap!("a" => 1));
    println!("{map:?} {} {names:?}", set.len());
}
