//! What C has no operator for: small functions, of which a file gets those that it uses.

use std::collections::BTreeSet;

/// A function, what it needs, and its text.
struct Helper {
    name: &'static str,
    needs: &'static [&'static str],
    text: &'static str,
}

macro_rules! helpers {
    ($($name:ident($($needs:ident),*) $text:expr;)*) => {
        /// In an order in which each comes after what it needs.
        const HELPERS: &[Helper] = &[$(
            Helper { name: stringify!($name), needs: &[$(stringify!($needs)),*], text: $text },
        )*];
    };
}

helpers! {
    i8() "typedef signed char i8;\n";
    i16() "typedef short i16;\n";
    i32() "typedef int i32;\n";
    trap() "\
#define trap() exit(1)
";
    at(trap) "\
FN u8 *at(u32 a, u32 o, u32 n) {
 if (OUTSIDE) trap();
 return mem + a + o;
}
";
    range(trap) "\
static u8 *range(u32 a, u32 n) {
 if (n > SIZE || a > SIZE - n) trap();
 return mem + a;
}
";
    r8(at) "\
FN u32 r8(u32 a, u32 o) {
 return *at(a, o, 1);
}
";
    r16(at) "\
FN u32 r16(u32 a, u32 o) {
 unsigned short v;
 memcpy(&v, at(a, o, 2), 2);
 return v;
}
";
    r32(at) "\
FN u32 r32(u32 a, u32 o) {
 u32 v;
 memcpy(&v, at(a, o, 4), 4);
 return v;
}
";
    r64(at) "\
FN u64 r64(u32 a, u32 o) {
 u64 v;
 memcpy(&v, at(a, o, 8), 8);
 return v;
}
";
    rf32(at) "\
FN float rf32(u32 a, u32 o) {
 float v;
 memcpy(&v, at(a, o, 4), 4);
 return v;
}
";
    rf64(at) "\
FN double rf64(u32 a, u32 o) {
 double v;
 memcpy(&v, at(a, o, 8), 8);
 return v;
}
";
    w8(at) "\
FN void w8(u32 a, u32 o, u32 v) {
 *at(a, o, 1) = (u8)v;
}
";
    w16(at) "\
FN void w16(u32 a, u32 o, u32 v) {
 unsigned short w = (unsigned short)v;
 memcpy(at(a, o, 2), &w, 2);
}
";
    w32(at) "\
FN void w32(u32 a, u32 o, u32 v) {
 memcpy(at(a, o, 4), &v, 4);
}
";
    w64(at) "\
FN void w64(u32 a, u32 o, u64 v) {
 memcpy(at(a, o, 8), &v, 8);
}
";
    wf32(at) "\
FN void wf32(u32 a, u32 o, float v) {
 memcpy(at(a, o, 4), &v, 4);
}
";
    wf64(at) "\
FN void wf64(u32 a, u32 o, double v) {
 memcpy(at(a, o, 8), &v, 8);
}
";
    copy(range) "\
static void copy(u32 to, u32 from, u32 n) {
 memmove(range(to, n), range(from, n), n);
}
";
    fill(range) "\
static void fill(u32 to, u32 v, u32 n) {
 memset(range(to, n), (int)(v & 255), n);
}
";
    left() "";
    init(range, left) "";
    grow() "\
static u32 grow(u32 pages) {
 u32 old = size / 65536;
 if (pages > MAX / 65536 - old) return ~0u;
 size += pages * 65536;
 return old;
}
";
    clz32() "\
FN u32 clz32(u32 x) {
#ifdef __GNUC__
 return x ? (u32)__builtin_clz(x) : 32;
#else
 u32 n = 32;
 while (x) x >>= 1, n--;
 return n;
#endif
}
";
    ctz32() "\
FN u32 ctz32(u32 x) {
#ifdef __GNUC__
 return x ? (u32)__builtin_ctz(x) : 32;
#else
 u32 n = 0;
 while (n < 32 && !(x >> n & 1)) n++;
 return n;
#endif
}
";
    popcnt32() "\
static u32 popcnt32(u32 x) {
 u32 n = 0;
 for (; x; x &= x - 1) n++;
 return n;
}
";
    clz64() "\
FN u64 clz64(u64 x) {
#ifdef __GNUC__
 return x ? (u64)__builtin_clzll(x) : 64;
#else
 u64 n = 64;
 while (x) x >>= 1, n--;
 return n;
#endif
}
";
    ctz64() "\
FN u64 ctz64(u64 x) {
#ifdef __GNUC__
 return x ? (u64)__builtin_ctzll(x) : 64;
#else
 u64 n = 0;
 while (n < 64 && !(x >> n & 1)) n++;
 return n;
#endif
}
";
    popcnt64() "\
static u64 popcnt64(u64 x) {
 u64 n = 0;
 for (; x; x &= x - 1) n++;
 return n;
}
";
    rotl32() "\
FN u32 rotl32(u32 x, u32 n) {
 return x << (n & 31) | x >> ((0 - n) & 31);
}
";
    rotr32() "\
FN u32 rotr32(u32 x, u32 n) {
 return x >> (n & 31) | x << ((0 - n) & 31);
}
";
    rotl64() "\
FN u64 rotl64(u64 x, u64 n) {
 return x << (n & 63) | x >> ((0 - n) & 63);
}
";
    rotr64() "\
FN u64 rotr64(u64 x, u64 n) {
 return x >> (n & 63) | x << ((0 - n) & 63);
}
";
    divu32(trap) "\
FN u32 divu32(u32 x, u32 y) {
 if (!y) trap();
 return x / y;
}
";
    remu32(trap) "\
FN u32 remu32(u32 x, u32 y) {
 if (!y) trap();
 return x % y;
}
";
    divs32(trap, i32) "\
FN u32 divs32(u32 x, u32 y) {
 if (!y || (x == 0x80000000u && !~y)) trap();
 return (u32)((i32)x / (i32)y);
}
";
    rems32(trap, i32) "\
FN u32 rems32(u32 x, u32 y) {
 if (!y) trap();
 return ~y ? (u32)((i32)x % (i32)y) : 0;
}
";
    divu64(trap) "\
FN u64 divu64(u64 x, u64 y) {
 if (!y) trap();
 return x / y;
}
";
    remu64(trap) "\
FN u64 remu64(u64 x, u64 y) {
 if (!y) trap();
 return x % y;
}
";
    divs64(trap, i64) "\
FN u64 divs64(u64 x, u64 y) {
 if (!y || (!(x << 1) && x && !~y)) trap();
 return (u64)((i64)x / (i64)y);
}
";
    rems64(trap, i64) "\
FN u64 rems64(u64 x, u64 y) {
 if (!y) trap();
 return ~y ? (u64)((i64)x % (i64)y) : 0;
}
";
    f32bits() "\
FN u32 f32bits(float x) {
 u32 v;
 memcpy(&v, &x, 4);
 return v;
}
";
    f64bits() "\
FN u64 f64bits(double x) {
 u64 v;
 memcpy(&v, &x, 8);
 return v;
}
";
    bitsf32() "\
FN float bitsf32(u32 x) {
 float v;
 memcpy(&v, &x, 4);
 return v;
}
";
    bitsf64() "\
FN double bitsf64(u64 x) {
 double v;
 memcpy(&v, &x, 8);
 return v;
}
";
    absf32(f32bits, bitsf32) "\
FN float absf32(float x) {
 return bitsf32(f32bits(x) & 0x7fffffff);
}
";
    absf64(f64bits, bitsf64) "\
FN double absf64(double x) {
 return bitsf64(f64bits(x) << 1 >> 1);
}
";
    negf32(f32bits, bitsf32) "\
FN float negf32(float x) {
 return bitsf32(f32bits(x) ^ 0x80000000u);
}
";
    negf64(f64bits, bitsf64) "\
FN double negf64(double x) {
 return bitsf64(f64bits(x) ^ (u64)1 << 63);
}
";
    copysign32(f32bits, bitsf32) "\
FN float copysign32(float x, float y) {
 return bitsf32((f32bits(x) & 0x7fffffff) | (f32bits(y) & 0x80000000u));
}
";
    copysign64(f64bits, bitsf64) "\
FN double copysign64(double x, double y) {
 return bitsf64(f64bits(x) << 1 >> 1 | f64bits(y) >> 63 << 63);
}
";
    minf32(f32bits, bitsf32) "\
FN float minf32(float x, float y) {
 if (x != x || y != y) return x + y;
 return x < y ? x : y < x ? y : bitsf32(f32bits(x) | f32bits(y));
}
";
    maxf32(f32bits, bitsf32) "\
FN float maxf32(float x, float y) {
 if (x != x || y != y) return x + y;
 return x > y ? x : y > x ? y : bitsf32(f32bits(x) & f32bits(y));
}
";
    minf64(f64bits, bitsf64) "\
FN double minf64(double x, double y) {
 if (x != x || y != y) return x + y;
 return x < y ? x : y < x ? y : bitsf64(f64bits(x) | f64bits(y));
}
";
    maxf64(f64bits, bitsf64) "\
FN double maxf64(double x, double y) {
 if (x != x || y != y) return x + y;
 return x > y ? x : y > x ? y : bitsf64(f64bits(x) & f64bits(y));
}
";
    trunc64(i64, copysign64, absf64) "\
FN double trunc64(double x) {
 return absf64(x) < 4503599627370496.0 ? copysign64((double)(i64)x, x) : x + 0.0;
}
";
    floor64(trunc64, copysign64) "\
FN double floor64(double x) {
 double t = trunc64(x);
 return copysign64(t > x ? t - 1 : t, x);
}
";
    ceil64(trunc64, copysign64) "\
FN double ceil64(double x) {
 double t = trunc64(x);
 return copysign64(t < x ? t + 1 : t, x);
}
";
    nearest64(trunc64, copysign64, absf64) "\
FN double nearest64(double x) {
 double t = trunc64(x), d = absf64(x - t);
 int odd = absf64(t) < 4503599627370496.0 && (i64)t % 2 != 0;
 if (d > 0.5 || (d == 0.5 && odd)) t += x < 0 ? -1 : 1;
 return copysign64(t, x);
}
";
    tos32(trap, i32) "\
FN u32 tos32(double x) {
 if (!(x > -2147483649.0 && x < 2147483648.0)) trap();
 return (u32)(i32)x;
}
";
    tou32(trap) "\
FN u32 tou32(double x) {
 if (!(x > -1 && x < 4294967296.0)) trap();
 return (u32)x;
}
";
    tos64(trap, i64) "\
FN u64 tos64(double x) {
 if (!(x >= -9223372036854775808.0 && x < 9223372036854775808.0)) trap();
 return (u64)(i64)x;
}
";
    tou64(trap) "\
FN u64 tou64(double x) {
 if (!(x > -1 && x < 18446744073709551616.0)) trap();
 return (u64)x;
}
";
    sats32(i32) "\
FN u32 sats32(double x) {
 if (x != x) return 0;
 if (x <= -2147483648.0) return 0x80000000u;
 return x < 2147483648.0 ? (u32)(i32)x : 0x7fffffff;
}
";
    satu32() "\
FN u32 satu32(double x) {
 if (!(x > 0)) return 0;
 return x < 4294967296.0 ? (u32)x : ~0u;
}
";
    sats64(i64) "\
FN u64 sats64(double x) {
 if (x != x) return 0;
 if (x <= -9223372036854775808.0) return (u64)1 << 63;
 return x < 9223372036854775808.0 ? (u64)(i64)x : ~(u64)0 >> 1;
}
";
    satu64() "\
FN u64 satu64(double x) {
 if (!(x > 0)) return 0;
 return x < 18446744073709551616.0 ? (u64)x : ~(u64)0;
}
";
    host_read(range) "\
static u32 host_read(u32 a, u32 n) {
 int r;
 u8 *to = range(a, n);
 do r = (int)read(0, to, n < 1048576 ? n : 1048576);
 while (r < 0 && errno == EINTR);
 return (u32)r;
}
";
    host_write(range) "\
static u32 host_write(u32 to, u32 a, u32 n) {
 u8 *from = range(a, n);
 while (n) {
  int w = (int)write((int)to, from, n < 1048576 ? n : 1048576);
  if (w > 0) {
   from += w;
   n -= (u32)w;
  } else if (errno != EINTR) return errno == EPIPE ? 1 : ~0u;
 }
 return 0;
}
";
    host_exit() "";
}

/// The text of the helpers that are used and of what these need.
pub(super) fn text(used: &BTreeSet<&'static str>) -> String {
    let all = closure(used);
    HELPERS.iter().filter(|helper| all.contains(helper.name)).map(|helper| helper.text).collect()
}

/// The helpers that are used and those that these need.
pub(super) fn closure(used: &BTreeSet<&'static str>) -> BTreeSet<&'static str> {
    let mut all = used.clone();
    for helper in HELPERS.iter().rev() {
        if all.contains(helper.name) {
            all.extend(helper.needs);
        }
    }
    all
}
