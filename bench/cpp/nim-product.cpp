// Nim products of 64 bits as the fastest public C++ that needs no special instructions computes them: powers and
// logarithms of 16-bit numbers, Karatsuba's way above them, and products by 2^15 as sums of logarithms.
//   nim-product COUNT
// Prints the nim-sum of so many products.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <vector>

using u16 = std::uint16_t;
using u32 = std::uint32_t;
using u64 = std::uint64_t;

const int powers = 65535, top = 3;
u16 power[2 * powers + 2 * top];
u16 logarithm[powers + 1];

u64 plain(u64 a, u64 b, int bits) {
    if (bits == 1) return a & b;
    int half = bits / 2;
    u64 mask = (u64{1} << half) - 1, a1 = a >> half, a0 = a & mask, b1 = b >> half, b0 = b & mask;
    u64 low = plain(a0, b0, half), mixed = plain(a0 ^ a1, b0 ^ b1, half);
    return (mixed ^ low) << half ^ low ^ plain(plain(a1, b1, half), u64{1} << (half - 1), half);
}

// a times b times 2^15 as often as `times` says.
template <int times>
u16 product16(u16 a, u16 b) {
    return a && b ? power[logarithm[a] + logarithm[b] + times * top] : 0;
}
// a times 2^15.
u16 raised(u16 a) { return a ? power[logarithm[a] + top] : 0; }

u32 product32(u32 a, u32 b) {
    u16 a1 = a >> 16, a0 = a, b1 = b >> 16, b0 = b;
    u16 low = product16<0>(a0, b0), mixed = product16<0>(a0 ^ a1, b0 ^ b1);
    return u32(mixed ^ low) << 16 | (low ^ product16<1>(a1, b1));
}
// a times b times 2^31.
u32 raised32(u32 a, u32 b) {
    u16 a1 = a >> 16, a0 = a, b1 = b >> 16, b0 = b;
    u16 mixed = product16<1>(a0 ^ a1, b0 ^ b1), low = product16<1>(a0, b0), high = product16<2>(a1, b1);
    return u32(mixed ^ high) << 16 | raised(mixed ^ low);
}
u64 product64(u64 a, u64 b) {
    u32 a1 = a >> 32, a0 = a, b1 = b >> 32, b0 = b;
    u32 low = product32(a0, b0), mixed = product32(a0 ^ a1, b0 ^ b1);
    return u64(mixed ^ low) << 32 | (low ^ raised32(a1, b1));
}

int main(int, char** argv) {
    u64 generator = 10279, number = 1;
    for (int exponent = 0; exponent < powers; exponent++) {
        power[exponent] = number;
        logarithm[number] = exponent;
        number = plain(generator, number, 16);
    }
    for (int exponent = powers; exponent < 2 * powers + 2 * top; exponent++) power[exponent] = power[exponent - powers];
    std::vector<u64> numbers(1 << 16);
    u64 state = 1;
    for (u64& n : numbers) {
        state ^= state << 13, state ^= state >> 7, state ^= state << 17;
        n = state;
    }
    u64 sum = 0;
    for (long i = 0, count = std::atol(argv[1]); i < count; i++) {
        sum ^= product64(numbers[i & 0xffff], numbers[(i >> 16) + i + 1 & 0xffff]);
    }
    std::printf("%llu\n", static_cast<unsigned long long>(sum));
}
