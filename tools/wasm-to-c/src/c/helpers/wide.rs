//! Integers of 128 bits, as the runtime of LLVM has them: the result goes to memory, the operands are two
//! halves each, the lower first. What of the compilers has such integers uses them.

use super::helper::{Helper, helpers};

helpers! {
    u128() "\
#ifdef __SIZEOF_INT128__
__extension__ typedef unsigned __int128 u128;
#endif
";
    multi3(w64, u128) "\
static void multi3(u32 to,u64 a,u64 ah,u64 b,u64 bh) {
#ifdef __SIZEOF_INT128__
 u128 p = (u128)a * b;
 w64(to,0,(u64)p);
 w64(to,8,(u64)(p >> 64) + a * bh + ah * b);
#else
 u64 low = (u32)a,high = a >> 32,blow = (u32)b,bhigh = b >> 32;
 u64 p = low * blow,q = high * blow + (p >> 32),r = low * bhigh + (u32)q;
 w64(to,0,r << 32 | (u32)p);
 w64(to,8,high * bhigh + (q >> 32) + (r >> 32) + a * bh + ah * b);
#endif
}
";
    divide128(w64, u128, clz64, trap) "\
#ifndef __SIZEOF_INT128__
static u64 divide64(u64 *h,u64 l,u64 d) {
 u64 q = 0,r = *h,n = clz64(d),t,i;
 d <<= n;
 if (n) r = r << n | l >> (64 - n);
 l <<= n;
 for (i = 2; i--; l <<= 32) {
  t = r / (d >> 32);
  r -= t * (d >> 32);
  while (t >> 32 || t * (u32)d > (r << 32 | l >> 32)) {
   t--;
   r += d >> 32;
   if (r >> 32) break;
  }
  r = (r << 32 | l >> 32) - t * (u32)d;
  q = q << 32 | t;
 }
 *h = r >> n;
 return q;
}
#endif
static void divide128(u32 to,u64 a,u64 ah,u64 b,u64 bh,int rest) {
#ifdef __SIZEOF_INT128__
 u128 x = (u128)ah << 64 | a,y = (u128)bh << 64 | b;
 if (!y) trap();
 x = rest ? x % y : x / y;
 w64(to,0,(u64)x);
 w64(to,8,(u64)(x >> 64));
#else
 u64 q = 0,qh = 0,n;
 if (!(b | bh)) trap();
 if (!bh) {
  qh = ah / b;
  ah %= b;
  q = divide64(&ah,a,b);
  a = ah;
  ah = 0;
 } else if (ah >= bh) {
  n = clz64(bh) - clz64(ah);
  if (n) {
   bh = bh << n | b >> (64 - n);
   b <<= n;
  }
  for (n++; n--; b = b >> 1 | bh << 63,bh >>= 1) {
   q <<= 1;
   if (ah > bh || (ah == bh && a >= b)) {
    q++;
    ah -= bh + (a < b);
    a -= b;
   }
  }
 }
 w64(to,0,rest ? a : q);
 w64(to,8,rest ? ah : qh);
#endif
}
";
    udivti3(divide128) "\
static void udivti3(u32 to,u64 a,u64 ah,u64 b,u64 bh) {
 divide128(to,a,ah,b,bh,0);
}
";
    umodti3(divide128) "\
static void umodti3(u32 to,u64 a,u64 ah,u64 b,u64 bh) {
 divide128(to,a,ah,b,bh,1);
}
";
    signed128(divide128, r64) "\
static void signed128(u32 to,u64 a,u64 ah,u64 b,u64 bh,int rest) {
 u64 s = ah >> 63,t = bh >> 63;
 if (s) {
  ah = ~ah + !a;
  a = 0 - a;
 }
 if (t) {
  bh = ~bh + !b;
  b = 0 - b;
 }
 divide128(to,a,ah,b,bh,rest);
 if (rest ? s : s != t) {
  a = r64(to,0);
  w64(to,8,~r64(to,8) + !a);
  w64(to,0,0 - a);
 }
}
";
    divti3(signed128) "\
static void divti3(u32 to,u64 a,u64 ah,u64 b,u64 bh) {
 signed128(to,a,ah,b,bh,0);
}
";
    modti3(signed128) "\
static void modti3(u32 to,u64 a,u64 ah,u64 b,u64 bh) {
 signed128(to,a,ah,b,bh,1);
}
";
}
