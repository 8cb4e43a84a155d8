use ac_library::{lcp_array, suffix_array, z_algorithm};

fn main() {
    let text = "abracadabra";
    let suffixes = suffix_array(text);
    println!("{suffixes:?} {:?} {:?}", lcp_array(text, &suffixes), z_algorithm(text));
}
