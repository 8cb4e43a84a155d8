/* A disk that is full below the folder FULL_DISK, but where compilers write: from the write of the number FULL_FROM on,
   which are counted in FULL_LOG for all processes. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

static int is_full(const char *path)
{
    const char *disk = getenv("FULL_DISK"), *log = getenv("FULL_LOG"), *from = getenv("FULL_FROM");
    const char *target;
    struct stat file = {0};
    int counter;
    if (!disk || !log || !from || strncmp(path, disk, strlen(disk)))
        return 0;
    target = strstr(path + strlen(disk), "/target/");
    if (target && strncmp(target, "/target/submit", 14))
        return 0;
    counter = (int)syscall(SYS_openat, AT_FDCWD, log, O_WRONLY | O_APPEND | O_CREAT, 0600);
    if (syscall(SYS_write, counter, "x", 1) == 1)
        fstat(counter, &file);
    close(counter);
    if (file.st_size <= atol(from))
        return 0;
    errno = ENOSPC;
    return 1;
}

static int is_full_at(const char *path)
{
    char whole[8192];
    if (path[0] == '/')
        return is_full(path);
    if (!getcwd(whole, 4000))
        return 0;
    strcat(whole, "/");
    strncat(whole, path, 4000);
    return is_full(whole);
}

static int is_full_of(int fd)
{
    char link[64], path[4096];
    struct stat file;
    ssize_t length;
    if (fstat(fd, &file) || !S_ISREG(file.st_mode))
        return 0;
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    length = readlink(link, path, sizeof path - 1);
    if (length < 0)
        return 0;
    path[length] = 0;
    return is_full(path);
}

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

ssize_t write(int fd, const void *bytes, size_t count)
{
    return is_full_of(fd) ? -1 : NEXT(write)(fd, bytes, count);
}

ssize_t writev(int fd, const struct iovec *parts, int count)
{
    return is_full_of(fd) ? -1 : NEXT(writev)(fd, parts, count);
}

ssize_t copy_file_range(int in, off64_t *in_at, int out, off64_t *out_at, size_t count, unsigned flags)
{
    return is_full_of(out) ? -1 : NEXT(copy_file_range)(in, in_at, out, out_at, count, flags);
}

ssize_t sendfile64(int out, int in, off64_t *at, size_t count)
{
    return is_full_of(out) ? -1 : NEXT(sendfile64)(out, in, at, count);
}

int mkdir(const char *path, mode_t mode)
{
    return is_full_at(path) ? -1 : NEXT(mkdir)(path, mode);
}

static int is_full_to_open(const char *path, int flags)
{
    return (flags & O_CREAT) && access(path, F_OK) && is_full_at(path);
}

int open64(const char *path, int flags, ...)
{
    va_list more;
    mode_t mode;
    va_start(more, flags);
    mode = flags & O_CREAT ? va_arg(more, mode_t) : 0;
    va_end(more);
    return is_full_to_open(path, flags) ? -1 : NEXT(open64)(path, flags, mode);
}
