#define _GNU_SOURCE
#include "CLiverySystem.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

bool
system_open_pipe (int ends[2])
{
  return pipe2 (ends, O_CLOEXEC) == 0;
}

int
system_open_signals (const int signals[],
                     int       count)
{
  sigset_t set;
  sigemptyset (&set);
  for (int index = 0; index < count; index++)
    sigaddset (&set, signals[index]);
  return signalfd (-1, &set, SFD_CLOEXEC | SFD_NONBLOCK);
}

int
system_read_signal (int descriptor)
{
  struct signalfd_siginfo info;
  return read (descriptor, &info, sizeof info) == sizeof info ? (int) info.ssi_signo : 0;
}

bool
system_lock (int descriptor)
{
  return flock (descriptor, LOCK_EX | LOCK_NB) == 0;
}

bool
system_exchange (const char *left,
                 const char *right)
{
  return renameat2 (AT_FDCWD, left, AT_FDCWD, right, RENAME_EXCHANGE) == 0;
}

bool
system_rename_new (const char *from,
                   const char *to)
{
  if (renameat2 (AT_FDCWD, from, AT_FDCWD, to, RENAME_NOREPLACE) == 0)
    return true;
  /* Not every file system can do that. */
  if (errno != EINVAL && errno != ENOSYS)
    return false;
  return link (from, to) == 0 && unlink (from) == 0;
}

const char *
system_environment (int index)
{
  return environ[index];
}

ptrdiff_t
system_find (const uint8_t part[],
             size_t        part_count,
             const uint8_t bytes[],
             size_t        count,
             size_t        start)
{
  const uint8_t *found = memmem (bytes + start, count - start, part, part_count);
  return found == NULL ? -1 : found - bytes;
}

const char *
system_next_name (DIR *folder)
{
  struct dirent *entry = readdir (folder);
  return entry ? entry->d_name : NULL;
}

int
system_processor_count (void)
{
  cpu_set_t set;
  return sched_getaffinity (0, sizeof set, &set) == 0 ? CPU_COUNT (&set) : 1;
}

/* Gives the child a standard descriptor; 'source' is above them all. */
static bool
redirect (int source,
          int target)
{
  return source < 0 || dup2 (source, target) == target;
}

/* What the child does before it becomes the program: only calls that are safe after a fork. */
static void
become (const char  *path,
        char *const  arguments[],
        char *const  environment[],
        int          input,
        int          output,
        int          errors)
{
  sigset_t none;

  prctl (PR_SET_PDEATHSIG, SIGTERM);
  /* What a person types to interrupt is for the parent to hear. */
  setpgid (0, 0);
  signal (SIGPIPE, SIG_DFL);
  sigemptyset (&none);
  sigprocmask (SIG_SETMASK, &none, NULL);

  if (!redirect (input, STDIN_FILENO) || !redirect (output, STDOUT_FILENO)
      || !redirect (errors, STDERR_FILENO))
    return;
#ifdef SYS_close_range
  syscall (SYS_close_range, 3, ~0U, 4 /* CLOSE_RANGE_CLOEXEC */);
#endif
  execve (system_program_path (path), arguments, environment);
}

/* A copy of a descriptor that is none of the standard ones; -1 stays -1. */
static int
copy_above (int descriptor)
{
  return descriptor < 0 ? -1 : fcntl (descriptor, F_DUPFD_CLOEXEC, 3);
}

int
system_start (const char  *path,
              char *const  arguments[],
              char *const  environment[],
              int          input,
              int          output,
              int          errors)
{
  int report[2];
  int failure = 0;
  pid_t id;

  /* The child's end closes when it becomes the program; before that the child writes why it cannot. */
  if (!system_open_pipe (report))
    return -1;

  id = fork ();
  if (id == 0)
    {
      int end = copy_above (report[1]);
      become (path, arguments, environment, copy_above (input), copy_above (output),
              copy_above (errors));
      failure = errno;
      (void) !write (end, &failure, sizeof failure);
      _exit (127);
    }

  if (id < 0)
    failure = errno;
  close (report[1]);
  if (id > 0)
    {
      ssize_t count;
      do
        count = read (report[0], &failure, sizeof failure);
      while (count < 0 && errno == EINTR);
      if (count > 0)
        {
          waitpid (id, NULL, 0);
          id = -1;
        }
    }
  close (report[0]);
  errno = failure;
  return id;
}

static volatile sig_atomic_t seconds_left;

/* The first alarm is that of the parent's end; the second one ends the process. */
static void
set_last_alarm (int number)
{
  signal (number, SIG_DFL);
  alarm (seconds_left);
}

void
system_end_after_parent (int parent,
                         int seconds)
{
  struct sigaction action = { .sa_handler = set_last_alarm, .sa_flags = SA_RESTART };

  seconds_left = seconds;
  sigaction (SIGALRM, &action, NULL);
  prctl (PR_SET_PDEATHSIG, SIGALRM);
  /* It may have ended before. */
  if (getppid () != parent)
    raise (SIGALRM);
}

bool
system_adopt_orphans (void)
{
  return prctl (PR_SET_CHILD_SUBREAPER, 1) == 0;
}

int
system_open_process (int id)
{
#ifdef SYS_pidfd_open
  return (int) syscall (SYS_pidfd_open, id, 0);
#else
  return -1;
#endif
}

struct system_mutex
{
  pthread_mutex_t mutex;
};

struct system_mutex *
system_new_mutex (void)
{
  struct system_mutex *mutex = malloc (sizeof *mutex);

  if (mutex == NULL)
    abort ();
  pthread_mutex_init (&mutex->mutex, NULL);
  return mutex;
}

void
system_lock_mutex (struct system_mutex *mutex)
{
  pthread_mutex_lock (&mutex->mutex);
}

void
system_unlock_mutex (struct system_mutex *mutex)
{
  pthread_mutex_unlock (&mutex->mutex);
}

void
system_free_mutex (struct system_mutex *mutex)
{
  pthread_mutex_destroy (&mutex->mutex);
  free (mutex);
}
