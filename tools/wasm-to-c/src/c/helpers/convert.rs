//! Conversions from floats to integers: trapping ones and saturating ones.

use super::helper::{Helper, helpers};

helpers! {
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
    u64f32(i64) "\
FN float u64f32(u64 x) {
#if defined _MSC_VER && _MSC_VER < 1400
 return x >> 63 ? (float)(i64)(x >> 1 | (x & 1)) * 2 : (float)(i64)x;
#else
 return (float)x;
#endif
}
";
    u64f64(i64) "\
FN double u64f64(u64 x) {
#if defined _MSC_VER && _MSC_VER < 1400
 return x >> 63 ? (double)(i64)(x >> 1 | (x & 1)) * 2 : (double)(i64)x;
#else
 return (double)x;
#endif
}
";
}
