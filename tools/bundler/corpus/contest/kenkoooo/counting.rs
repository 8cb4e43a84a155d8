use competitive_programming_rs::math::combination::Combination;
use competitive_programming_rs::math::mod_int::mod_int::{set_mod_int, ModInt};
use competitive_programming_rs::utils::scanner::IO;

const MOD: usize = 1_000_000_007;

fn main() {
    let mut sc = IO::new(std::io::stdin(), std::io::stdout());
    let (h, w): (usize, usize) = (sc.read(), sc.read());
    set_mod_int(MOD);
    let combination = Combination::new(h + w, MOD);
    let paths = ModInt::from(combination.get(h + w - 2, h - 1));
    let mut total = ModInt::from(0);
    for k in 0..h {
        total += paths.pow(k) / (k + 1);
    }
    sc.write(format!("{} {}\n", paths.value(), total.value()));
}
