use super::Occurrence;
use crate::wide::all_ways;

/// With the vectors of every processor, and with those of this one; pairs are found wherever they are, and no others.
#[test]
fn search_of_any_width() {
    let parts: Vec<u16> = (0..700).map(|i| i * 53 % 97).collect();
    let others: Vec<u16> = (0..700).map(|i| i * 31 % 61).collect();
    for len in [1, 31, 32, 255, 256, 257, 512, 699] {
        for value in 0..128 {
            let (parts, others) = (&parts[..len], &others[..len]);
            let found = parts.iter().zip(others.iter().rev()).any(|(a, b)| a ^ b == value);
            let search = Occurrence { value, parts, others };
            assert!(all_ways(search).into_iter().all(|way| way == found), "{value} among {len}");
            let byte = |value: &u16| u8::try_from(*value).unwrap();
            let [parts, others]: [Vec<u8>; 2] =
                [parts, others].map(|all| all.iter().map(byte).collect());
            let search = Occurrence { value: byte(&value), parts: &parts, others: &others };
            assert!(all_ways(search).into_iter().all(|way| way == found), "{value} among {len}");
        }
    }
}
