use ac_library::TwoSat;

fn main() {
    let mut sat = TwoSat::new(4);
    sat.add_clause(0, true, 1, false);
    sat.add_clause(1, true, 2, true);
    sat.add_clause(2, false, 3, true);
    println!("{} {:?}", sat.satisfiable(), sat.answer());
}
