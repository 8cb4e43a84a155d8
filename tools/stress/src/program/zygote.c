/* Loaded into a program, this stops it before `main` and makes a copy of it for each input that it is asked to
 * run on. The copy is the program as it is, from its first instruction on; what is saved is to load and link it.
 *
 * Asked on the socket that is standard input: the size of the arguments in 4 bytes, then the arguments, each with
 * a 0 at its end. Answered there: 4 bytes, the copy's process; then three times 8, its status as waitpid(2) has it,
 * its largest resident memory in KiB, and the microseconds that it computed. Its
 * input, output and errors are files in memory, whose numbers are told first, 4 bytes each, after 4 that say so.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

typedef int start_main(int (*)(int, char **, char **), int, char **, void (*)(void), void (*)(void),
                       void (*)(void), void *);

extern char **environ;

static int all(int is_read, int fd, void *bytes, size_t size) {
    size_t done = 0;
    while (done < size) {
        ssize_t n = is_read ? read(fd, (char *)bytes + done, size - done)
                            : write(fd, (char *)bytes + done, size - done);
        if (n <= 0) return 0;
        done += (size_t)n;
    }
    return 1;
}

/* A file in memory, at a number that no program expects. */
static int32_t file(const char *name) {
    int fd = memfd_create(name, MFD_CLOEXEC);
    int high = fd < 0 ? -1 : fcntl(fd, F_DUPFD_CLOEXEC, 200);
    if (high < 0) _exit(3);
    close(fd);
    return high;
}

static void empty(int fd) {
    if (ftruncate(fd, 0) != 0) _exit(3);
    lseek(fd, 0, SEEK_SET);
}

int __libc_start_main(int (*main)(int, char **, char **), int argc, char **argv, void (*init)(void),
                      void (*fini)(void), void (*rtld_fini)(void), void *stack_end) {
    start_main *real = (start_main *)dlsym(RTLD_NEXT, "__libc_start_main");
    struct rlimit no_core = {0, 0};
    int in, out, err, socket, variables = 0;
    int32_t hello[4];
    pid_t parent = getppid();

    if (!getenv("STRESS_ZYGOTE")) return real(main, argc, argv, init, fini, rtld_fini, stack_end);
    hello[0] = 0x5a59474f;
    hello[1] = in = file("input");
    hello[2] = out = file("output");
    hello[3] = err = file("errors");
    socket = fcntl(0, F_DUPFD_CLOEXEC, 200);
    /* What the program starts must be as it always is. */
    unsetenv("STRESS_ZYGOTE");
    unsetenv("LD_PRELOAD");
    setrlimit(RLIMIT_CORE, &no_core);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent || !all(0, socket, hello, sizeof hello)) _exit(3);
    while (environ[variables]) variables++;

    for (;;) {
        uint32_t size;
        char *more, *word, **words, **end;
        int count = 0, status = 0, i;
        int32_t pid;
        struct rusage usage;
        struct {
            int64_t status, kib, microseconds;
        } answer;

        if (!all(1, socket, &size, sizeof size)) _exit(0);
        more = malloc(size + 1);
        if (!more || !all(1, socket, more, size)) _exit(3);
        for (i = 0; i < (int)size; i++) count += more[i] == 0;
        words = malloc(sizeof(char *) * (size_t)(argc + count + 1 + variables + 1));
        if (!words) _exit(3);
        end = words;
        for (i = 0; i < argc; i++) *end++ = argv[i];
        for (word = more, i = 0; i < count; i++, word += strlen(word) + 1) *end++ = word;
        *end++ = NULL;
        /* The environment is behind the arguments, as a program may expect. */
        for (i = 0; i <= variables; i++) *end++ = environ[i];
        lseek(in, 0, SEEK_SET);
        empty(out);
        empty(err);

        pid = fork();
        if (pid == 0) {
            setpgid(0, 0);
            prctl(PR_SET_PDEATHSIG, SIGKILL);
            dup2(in, 0);
            dup2(out, 1);
            dup2(err, 2);
            return real(main, argc + count, words, init, fini, rtld_fini, stack_end);
        }
        if (pid < 0) _exit(3);
        setpgid(pid, pid);
        if (!all(0, socket, &pid, sizeof pid)) _exit(3);
        if (wait4(pid, &status, 0, &usage) != pid) _exit(3);
        /* What it has started and left running. */
        kill(-pid, SIGKILL);
        answer.status = status;
        answer.kib = usage.ru_maxrss;
        answer.microseconds = (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * (int64_t)1000000 +
                              usage.ru_utime.tv_usec + usage.ru_stime.tv_usec;
        if (!all(0, socket, &answer, sizeof answer)) _exit(3);
        free(words);
        free(more);
    }
}
