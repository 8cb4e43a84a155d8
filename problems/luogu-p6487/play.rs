//! Luogu P6487: the take is the move.

mod brute;

use cases::Said;

fn main() {
    cases::referee(
        |input| {
            let heap = input.number(1..=1000_u64);
            (heap, heap)
        },
        |&(heap, largest): &(u64, u64)| {
            let named =
                |(rest, most): (u64, u64)| ((heap - rest).to_string(), (rest, most.min(rest)));
            brute::options(heap, largest).into_iter().map(named).collect()
        },
        // Only a first take may be as large as one likes.
        |&(heap, largest)| if heap <= largest { Some(format!("{heap}\n")) } else { None },
        |output| Said::One(Some(output.trim().to_owned())),
    );
}
