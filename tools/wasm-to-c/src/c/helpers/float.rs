//! Float operators, bit by bit where C promises too little.

use super::helper::{Helper, helpers};

helpers! {
    f32bits() "\
FN u32 f32bits(float x) {
 u32 v;
 memcpy(&v,&x,4);
 return v;
}
";
    f64bits() "\
FN u64 f64bits(double x) {
 u64 v;
 memcpy(&v,&x,8);
 return v;
}
";
    bitsf32() "\
FN float bitsf32(u32 x) {
 float v;
 memcpy(&v,&x,4);
 return v;
}
";
    bitsf64() "\
FN double bitsf64(u64 x) {
 double v;
 memcpy(&v,&x,8);
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
FN float copysign32(float x,float y) {
 return bitsf32((f32bits(x) & 0x7fffffff) | (f32bits(y) & 0x80000000u));
}
";
    copysign64(f64bits, bitsf64) "\
FN double copysign64(double x,double y) {
 return bitsf64(f64bits(x) << 1 >> 1 | f64bits(y) >> 63 << 63);
}
";
    minf32(f32bits, bitsf32) "\
FN float minf32(float x,float y) {
 if (x != x || y != y) return x + y;
 return x < y ? x : y < x ? y : bitsf32(f32bits(x) | f32bits(y));
}
";
    maxf32(f32bits, bitsf32) "\
FN float maxf32(float x,float y) {
 if (x != x || y != y) return x + y;
 return x > y ? x : y > x ? y : bitsf32(f32bits(x) & f32bits(y));
}
";
    minf64(f64bits, bitsf64) "\
FN double minf64(double x,double y) {
 if (x != x || y != y) return x + y;
 return x < y ? x : y < x ? y : bitsf64(f64bits(x) | f64bits(y));
}
";
    maxf64(f64bits, bitsf64) "\
FN double maxf64(double x,double y) {
 if (x != x || y != y) return x + y;
 return x > y ? x : y > x ? y : bitsf64(f64bits(x) & f64bits(y));
}
";
    trunc64(i64, copysign64, absf64) "\
FN double trunc64(double x) {
 return absf64(x) < 4503599627370496.0 ? copysign64((double)(i64)x,x) : x + 0.0;
}
";
    floor64(trunc64, copysign64) "\
FN double floor64(double x) {
 double t = trunc64(x);
 return copysign64(t > x ? t - 1 : t,x);
}
";
    ceil64(trunc64, copysign64) "\
FN double ceil64(double x) {
 double t = trunc64(x);
 return copysign64(t < x ? t + 1 : t,x);
}
";
    nearest64(trunc64, copysign64, absf64) "\
FN double nearest64(double x) {
 double t = trunc64(x),d = absf64(x - t);
 int odd = absf64(t) < 4503599627370496.0 && (i64)t % 2 != 0;
 if (d > 0.5 || (d == 0.5 && odd)) t += x < 0 ? -1 : 1;
 return copysign64(t,x);
}
";
}
