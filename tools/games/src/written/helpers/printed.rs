/// a / b, rounded down
fn floor_divide(a: Int, b: Int) -> Int {
    let quotient = a / b;
    if a % b != 0 && (a < 0) != (b < 0) { quotient - 1 } else { quotient }
}

/// what a / b, rounded down, leaves
fn floor_remainder(a: Int, b: Int) -> Int {
    let rest = a % b;
    if rest != 0 && (rest < 0) != (b < 0) { rest + b } else { rest }
}

/// a / b, rounded up
fn ceil_divide(a: Int, b: Int) -> Int {
    a / b + (a % b != 0 && (a > 0) == (b > 0)) as Int
}

/// of numbers that are not negative
fn gcd_of(mut a: Int, mut b: Int) -> Int {
    if a == 0 || b == 0 {
        return a | b;
    }
    let twos = (a | b).trailing_zeros();
    a >>= a.trailing_zeros();
    while b != 0 {
        b >>= b.trailing_zeros();
        let smaller = a.min(b);
        b = a.abs_diff(b) as Int;
        a = smaller;
    }
    a << twos
}

/// the square root, rounded down
fn sqrt_of(n: Int) -> Int {
    let mut root = (n as f64).sqrt() as Int;
    if root > 0 {
        root = (root + n / root) / 2;
    }
    while root > 0 && root > n / root {
        root -= 1;
    }
    while root < n / (root + 1) {
        root += 1;
    }
    root
}

/// the binary logarithm, rounded down
fn log2_of(n: Int) -> Int {
    (Int::BITS - 1 - n.leading_zeros()) as Int
}

/// the largest power of two that divides n
fn low_bit(n: Int) -> Int {
    n & n.wrapping_neg()
}

/// the largest power of two up to n
fn high_bit(n: Int) -> Int {
    if n == 0 { 0 } else { 1 << (Int::BITS - 1 - n.leading_zeros()) }
}

fn digit_sum(mut n: Int, base: Int) -> Int {
    let mut sum = 0;
    while n > 0 {
        sum += n % base;
        n /= base;
    }
    sum
}

/// how often p divides n, which is not 0
fn valuation_of(mut n: Int, p: Int) -> Int {
    let mut count = 0;
    while n % p == 0 {
        n /= p;
        count += 1;
    }
    count
}

/// the number of prime divisors
fn prime_divisors(mut n: Int) -> Int {
    let (mut d, mut count) = (2, 0);
    while d <= n / d {
        if n % d == 0 {
            count += 1;
            while n % d == 0 {
                n /= d;
            }
        }
        d += 1;
    }
    count + (n > 1) as Int
}

/// the number of prime divisors, each as often as it divides
fn prime_factors(mut n: Int) -> Int {
    let (mut d, mut count) = (2, 0);
    while d <= n / d {
        while n % d == 0 {
            n /= d;
            count += 1;
        }
        d += 1;
    }
    count + (n > 1) as Int
}

/// how many of the numbers up to n are coprime to it
fn totient_of(n: Int) -> Int {
    let (mut rest, mut d, mut count) = (n, 2, n);
    while d <= rest / d {
        if rest % d == 0 {
            count -= count / d;
            while rest % d == 0 {
                rest /= d;
            }
        }
        d += 1;
    }
    if rest > 1 { count - count / rest } else { count }
}

/// the smallest prime divisor
fn smallest_factor(n: Int) -> Int {
    let mut d = 2;
    while d <= n / d {
        if n % d == 0 {
            return d;
        }
        d += 1;
    }
    n
}

/// the number of primes up to n
fn primes_up_to(n: Int) -> Int {
    (2..n + 1).filter(|&d| is_prime(d)).count() as Int
}

/// whether n is prime, for all n below 2^64: Miller and Rabin's test to the first twelve primes
fn is_prime(n: Int) -> bool {
    if n < 2 {
        return false;
    }
    let n = <u64 as std::convert::TryFrom<Int>>::try_from(n).expect("a number below 2^64");
    let bases = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37];
    if bases.iter().any(|base| n % base == 0) || n < 41 * 41 {
        return bases.contains(&n) || bases.iter().all(|base| n % base != 0);
    }
    let times = |a: u64, b: u64| (a as u128 * b as u128 % n as u128) as u64;
    let twos = (n - 1).trailing_zeros();
    bases.iter().all(|&base| {
        let (mut power, mut square, mut exponent) = (1, base, (n - 1) >> twos);
        while exponent > 0 {
            if exponent % 2 == 1 {
                power = times(power, square);
            }
            square = times(square, square);
            exponent /= 2;
        }
        power == 1
            || (0..twos).any(|_| {
                let found = power == n - 1;
                power = times(power, power);
                found
            })
    })
}

fn is_square(n: Int) -> bool {
    let root = sqrt_of(n);
    root * root == n
}

/// whether n is 1, 2, 3, 5, 8, ...
fn is_fibonacci(n: Int) -> bool {
    let (mut a, mut b): (Int, Int) = (1, 2);
    while a < n {
        match a.checked_add(b) {
            Some(next) => {
                a = b;
                b = next;
            }
            None => return b == n,
        }
    }
    a == n
}

fn is_power_of_two(n: Int) -> bool {
    n > 0 && n & (n - 1) == 0
}

fn divides_it(d: Int, n: Int) -> bool {
    d != 0 && n.wrapping_rem(d) == 0
}

fn shift_left(n: Int, bits: Int) -> Int {
    if n == 0 { 0 } else { n << bits }
}

fn shift_right(n: Int, bits: Int) -> Int {
    if bits < Int::BITS as Int { n >> bits } else { 0 }
}

/// the smallest of the Fibonacci numbers, no two of them neighbours, whose sum is n > 0
fn zeckendorf_part(n: Int) -> Int {
    let mut rest = n;
    loop {
        let (mut a, mut b): (Int, Int) = (1, 2);
        while b <= rest {
            let next = a.checked_add(b);
            a = b;
            match next {
                Some(next) => b = next,
                None => break,
            }
        }
        if a == rest {
            return a;
        }
        rest -= a;
    }
}

/// the smallest part of n > 0 as a sum, the largest part that fits first: the parts are 1 and, after each part p, the sum of p
/// and the first part q with c * q >= p
fn takeaway_part(n: Int, c: Int) -> Int {
    let one: Int = 1;
    let (mut parts, mut first) = (vec![one], 0);
    loop {
        let last = parts[parts.len() - 1];
        while parts[first] < last / c + (last % c != 0) as Int {
            first += 1;
        }
        match last.checked_add(parts[first]) {
            Some(next) if next <= n => parts.push(next),
            _ => break,
        }
    }
    let mut rest = n;
    for &part in parts.iter().rev() {
        if part == rest {
            return part;
        }
        if part < rest {
            rest -= part;
        }
    }
    rest
}

/// floor(n * phi), phi = (1 + sqrt 5) / 2: for all n below 2^64, as 7540113804746346429 and
/// 12200160415121876738 are Fibonacci numbers
fn floor_phi(n: Int) -> Int {
    n + (n as u128 * 7540113804746346429 / 12200160415121876738) as Int
}
