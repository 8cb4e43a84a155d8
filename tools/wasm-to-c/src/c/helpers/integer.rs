//! Integer operators that C lacks, or that trap in WebAssembly where C is undefined.

use super::helper::{Helper, helpers};

helpers! {
    clz32() "\
FN u32 clz32(u32 x) {
#ifdef __GNUC__
 return x ? (u32)__builtin_clz(x) : 32;
#else
 u32 n = 32;
 while (x) x >>= 1,n--;
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
 while (x) x >>= 1,n--;
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
FN u32 rotl32(u32 x,u32 n) {
 return x << (n & 31) | x >> ((0 - n) & 31);
}
";
    rotr32() "\
FN u32 rotr32(u32 x,u32 n) {
 return x >> (n & 31) | x << ((0 - n) & 31);
}
";
    rotl64() "\
FN u64 rotl64(u64 x,u64 n) {
 return x << (n & 63) | x >> ((0 - n) & 63);
}
";
    rotr64() "\
FN u64 rotr64(u64 x,u64 n) {
 return x >> (n & 63) | x << ((0 - n) & 63);
}
";
    divu32(trap) "\
FN u32 divu32(u32 x,u32 y) {
 if (!y) trap();
 return x / y;
}
";
    remu32(trap) "\
FN u32 remu32(u32 x,u32 y) {
 if (!y) trap();
 return x % y;
}
";
    divs32(trap, i32) "\
FN u32 divs32(u32 x,u32 y) {
 if (!y || (x == 0x80000000u && !~y)) trap();
 return (u32)((i32)x / (i32)y);
}
";
    rems32(trap, i32) "\
FN u32 rems32(u32 x,u32 y) {
 if (!y) trap();
 return ~y ? (u32)((i32)x % (i32)y) : 0;
}
";
    divu64(trap) "\
FN u64 divu64(u64 x,u64 y) {
 if (!y) trap();
 return x / y;
}
";
    remu64(trap) "\
FN u64 remu64(u64 x,u64 y) {
 if (!y) trap();
 return x % y;
}
";
    divs64(trap, i64) "\
FN u64 divs64(u64 x,u64 y) {
 if (!y || (!(x << 1) && x && !~y)) trap();
 return (u64)((i64)x / (i64)y);
}
";
    rems64(trap, i64) "\
FN u64 rems64(u64 x,u64 y) {
 if (!y) trap();
 return ~y ? (u64)((i64)x % (i64)y) : 0;
}
";
}
