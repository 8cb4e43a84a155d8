// The tasks, as in src/bin/ours.rs, for a function `next` that reads an unsigned integer.
#include <cstdio>
#include <cstring>

typedef unsigned long long u64;

template <class Next>
int run(int argc, char** argv, Next next) {
    static char buffer[1 << 16];
    setvbuf(stdout, buffer, _IOFBF, sizeof buffer);
    u64 n = next();
    if (argc > 1 && !strcmp(argv[1], "xor")) {
        u64 x = 0;
        while (n--) x ^= next();
        printf("%llu\n", x);
    } else if (argc > 1 && !strcmp(argv[1], "cases")) {
        while (n--) {
            u64 x = 0;
            for (u64 left = next(); left--;) x ^= next();
            printf("%llu\n", x);
        }
    } else if (argc > 1 && !strcmp(argv[1], "hdu3032")) {
        while (n--) {
            u64 x = 0;
            for (u64 left = next(); left--;) {
                u64 s = next();
                x ^= s + (s % 4 == 3) - (s % 4 == 0 && s > 0);
            }
            fputs(x ? "Alice\n" : "Bob\n", stdout);
        }
    } else {
        while (n--) {
            u64 a = next(), b = next();
            fputs(a > b ? "first\n" : "second\n", stdout);
        }
    }
    return 0;
}
