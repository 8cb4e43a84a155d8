/* Runs what its input says: see suite.rs. */
static void fail(const char *line, const char *what, u64 wanted, u64 got) {
    failures++;
    if (failures < 50)
        printf("%s: %s: wanted %08lx%08lx, got %08lx%08lx\n", line, what,
               (unsigned long)(wanted >> 32), (unsigned long)(wanted & 0xffffffffu),
               (unsigned long)(got >> 32), (unsigned long)(got & 0xffffffffu));
}

static u64 number(void) {
    char word[20];
    u64 value = 0;
    int i;
    if (scanf("%19s", word) != 1) return 0;
    for (i = 0; word[i]; i++)
        value = value << 4 | (u64)(word[i] <= '9' ? word[i] - '0' : word[i] - 'a' + 10);
    return value;
}

/* Whether the bits are what the letter asks for: c canonical or a arithmetic NaN, small for 32 bits. */
static int matches(char how, u64 wanted, u64 got) {
    u64 quiet32 = 0x7fc00000, quiet64 = (u64)0x7ff80000 << 32;
    switch (how) {
    case 'c': return (got & 0x7fffffff) == quiet32;
    case 'a': return (got & quiet32) == quiet32;
    case 'C': return got << 1 >> 1 == quiet64;
    case 'A': return (got & quiet64) == quiet64;
    }
#ifdef __i386__
    /* A float that a function returns goes through the 8087, where signalling NaNs become quiet. */
    if (how == 'f' && (wanted & 0x7fffffff) > 0x7f800000) {
        wanted |= 0x400000;
        got |= 0x400000;
    }
    if (how == 'F' && wanted << 1 > (u64)0xffe00000 << 32) {
        wanted |= (u64)1 << 51;
        got |= (u64)1 << 51;
    }
#endif
    return got == wanted;
}

int main(void) {
    static u64 a[64], r[64];
    char what[4], how[4], line[60];
    unsigned long f, count, i;
    while (scanf("%3s %59s %lu %lu", what, line, &f, &count) == 4) {
        u64 wanted[64];
        char hows[64];
        unsigned long results;
        for (i = 0; i < count; i++) a[i] = number();
        if (scanf("%lu", &results) != 1) return 2;
        for (i = 0; i < results; i++) {
            if (scanf("%3s", how) != 1) return 2;
            hows[i] = how[0];
            wanted[i] = number();
        }
        checks++;
        if (setjmp(trapped)) {
            if (what[0] != 't') fail(line, "trap", 0, 0);
            continue;
        }
        functions[f](a, r);
        if (what[0] == 't') fail(line, "no trap", 0, 0);
        for (i = 0; i < results; i++)
            if (!matches(hows[i], wanted[i], r[i])) fail(line, "result", wanted[i], r[i]);
    }
    printf("%lu checks\n", checks);
    return failures != 0;
}
