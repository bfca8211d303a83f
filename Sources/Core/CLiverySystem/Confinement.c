#define _GNU_SOURCE
#include "CLiverySystem.h"

#include <errno.h>
#include <limits.h>
#include <seccomp.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>

/* What no program with a window needs: other processes, the kernel, keys, the system's settings. */
static const int refused[] = {
  SCMP_SYS (ptrace), SCMP_SYS (process_vm_readv), SCMP_SYS (process_vm_writev), SCMP_SYS (init_module),
  SCMP_SYS (finit_module), SCMP_SYS (delete_module), SCMP_SYS (kexec_load), SCMP_SYS (kexec_file_load),
  SCMP_SYS (bpf), SCMP_SYS (perf_event_open), SCMP_SYS (userfaultfd), SCMP_SYS (io_uring_setup),
  SCMP_SYS (io_uring_enter), SCMP_SYS (io_uring_register), SCMP_SYS (add_key), SCMP_SYS (request_key),
  SCMP_SYS (keyctl), SCMP_SYS (swapon), SCMP_SYS (swapoff), SCMP_SYS (reboot), SCMP_SYS (acct),
  SCMP_SYS (quotactl), SCMP_SYS (settimeofday), SCMP_SYS (clock_settime), SCMP_SYS (adjtimex),
  SCMP_SYS (clock_adjtime), SCMP_SYS (sethostname), SCMP_SYS (setdomainname), SCMP_SYS (syslog),
  SCMP_SYS (open_by_handle_at), SCMP_SYS (name_to_handle_at), SCMP_SYS (vhangup), SCMP_SYS (lookup_dcookie),
  SCMP_SYS (iopl), SCMP_SYS (ioperm), SCMP_SYS (modify_ldt),
};

/* What starts programs and changes mounts: needed where a library decodes pictures in a sandbox of its own. */
static const int refused_alone[] = {
  SCMP_SYS (execveat), SCMP_SYS (mount), SCMP_SYS (umount2), SCMP_SYS (pivot_root), SCMP_SYS (chroot),
  SCMP_SYS (unshare), SCMP_SYS (setns), SCMP_SYS (open_tree), SCMP_SYS (move_mount), SCMP_SYS (fsopen),
  SCMP_SYS (fsconfig), SCMP_SYS (fsmount), SCMP_SYS (fspick), SCMP_SYS (mount_setattr),
};

#define COUNT(array) (sizeof (array) / sizeof *(array))
#define REFUSE SCMP_ACT_ERRNO (EPERM)

/* The one program that may still be started, in memory of its own that nobody can write.
   A filter sees the address of a path and not the path, so this is the address that it lets pass. */
static char *kept_program;

/* Puts a path where it can no longer be changed. */
static void
keep_program (const char *program)
{
  void *page = mmap (NULL, PATH_MAX, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (page == MAP_FAILED || strlen (program) >= PATH_MAX)
    return;
  strcpy (page, program);
  mprotect (page, PATH_MAX, PROT_READ);
  kept_program = page;
}

const char *
system_program_path (const char *path)
{
  return kept_program != NULL && strcmp (kept_program, path) == 0 ? kept_program : path;
}

/* Refuses some calls; those that the architecture does not have are left out. */
static bool
refuse (scmp_filter_ctx filter, const int *calls, size_t count)
{
  for (size_t index = 0; index < count; index++)
    {
      int result = seccomp_rule_add (filter, REFUSE, calls[index], 0);
      if (result != 0 && result != -EDOM)
        return false;
    }
  return true;
}

/* Refuses to start any program but the one that is kept. */
static bool
refuse_programs (scmp_filter_ctx filter)
{
  if (kept_program == NULL)
    return seccomp_rule_add (filter, REFUSE, SCMP_SYS (execve), 0) == 0;
  return seccomp_rule_add (filter, REFUSE, SCMP_SYS (execve), 1,
                           SCMP_A0 (SCMP_CMP_NE, (uintptr_t) kept_program)) == 0;
}

bool
system_confine (bool        starts_programs,
                const char *program)
{
  /* Programs that this one starts get no more rights than it has. */
  prctl (PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  if (!starts_programs && program != NULL)
    keep_program (program);

  scmp_filter_ctx filter = seccomp_init (SCMP_ACT_ALLOW);
  if (filter == NULL)
    return false;
  bool is_confined =
    /* Calls by the numbers of another architecture are refused, and all threads are confined: GLib has some by now. */
    seccomp_attr_set (filter, SCMP_FLTATR_ACT_BADARCH, REFUSE) == 0
    && seccomp_attr_set (filter, SCMP_FLTATR_CTL_TSYNC, 1) == 0
    && refuse (filter, refused, COUNT (refused))
    && (starts_programs
        || (refuse (filter, refused_alone, COUNT (refused_alone)) && refuse_programs (filter)))
    && seccomp_load (filter) == 0;
  seccomp_release (filter);
  return is_confined;
}
