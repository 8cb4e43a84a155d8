use contest_algorithms::math::num::CommonField;
use contest_algorithms::scanner::Scanner;
use std::io;

fn main() {
    let mut scan = Scanner::new(io::stdin().lock());
    let (n, k) = (scan.token::<i64>(), scan.token::<i64>());
    let recips = CommonField::vec_of_recips(k);
    let mut answer = CommonField::from(1);
    for i in 1..=k {
        answer = answer * CommonField::from(n - k + i) * recips[i as usize];
    }
    println!("{}", answer.val);
    println!("{}", (answer / CommonField::from(2)).pow(3).val);
}
