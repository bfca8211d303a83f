#define _GNU_SOURCE
#include "CLiverySystem.h"

#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <errno.h>
#include <limits.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined (__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
/* Calls of the x32 ABI have this bit; they are the same calls by other numbers. */
#define OTHER_ABI 0x40000000
#elif defined (__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

#ifdef ARCHITECTURE

/* What no program with a window needs: other processes, the kernel, keys, the system's settings. */
static const unsigned int refused[] = {
  SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev, SYS_init_module, SYS_finit_module,
  SYS_delete_module, SYS_kexec_load, SYS_bpf, SYS_perf_event_open, SYS_add_key, SYS_request_key,
  SYS_keyctl, SYS_swapon, SYS_swapoff, SYS_reboot, SYS_acct, SYS_quotactl, SYS_settimeofday,
  SYS_clock_settime, SYS_adjtimex, SYS_clock_adjtime, SYS_sethostname, SYS_setdomainname, SYS_syslog,
  SYS_open_by_handle_at, SYS_name_to_handle_at, SYS_vhangup, SYS_lookup_dcookie,
#ifdef SYS_kexec_file_load
  SYS_kexec_file_load,
#endif
#ifdef SYS_userfaultfd
  SYS_userfaultfd,
#endif
#ifdef SYS_io_uring_setup
  SYS_io_uring_setup, SYS_io_uring_enter, SYS_io_uring_register,
#endif
#ifdef __x86_64__
  SYS_iopl, SYS_ioperm, SYS_modify_ldt,
#endif
};

/* What starts programs and changes mounts: needed where a library decodes pictures in a sandbox of its own. */
static const unsigned int refused_alone[] = {
  SYS_execveat, SYS_mount, SYS_umount2, SYS_pivot_root, SYS_chroot, SYS_unshare, SYS_setns,
#ifdef SYS_open_tree
  SYS_open_tree, SYS_move_mount, SYS_fsopen, SYS_fsconfig, SYS_fsmount, SYS_fspick,
#endif
#ifdef SYS_mount_setattr
  SYS_mount_setattr,
#endif
};

#define COUNT(array) (sizeof (array) / sizeof *(array))
#define LOAD(field) BPF_STMT (BPF_LD | BPF_W | BPF_ABS, offsetof (struct seccomp_data, field))
#define REFUSE BPF_STMT (BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM)
#define ALLOW BPF_STMT (BPF_RET | BPF_K, SECCOMP_RET_ALLOW)
#define UNLESS(value, steps) BPF_JUMP (BPF_JMP | BPF_JEQ | BPF_K, value, 0, steps)

/* The halves of a call's first argument. */
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#define LOW 0
#define HIGH 4
#else
#define LOW 4
#define HIGH 0
#endif

#endif

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

bool
system_confine (bool        starts_programs,
                const char *program)
{
  /* Programs that this one starts get no more rights than it has. */
  prctl (PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
#ifdef ARCHITECTURE
  struct sock_filter filter[32 + 2 * (COUNT (refused) + COUNT (refused_alone))];
  unsigned short count = 0;
  uintptr_t kept;

  if (!starts_programs && program != NULL)
    keep_program (program);
  kept = (uintptr_t) kept_program;

#define ADD(...) filter[count++] = (struct sock_filter) __VA_ARGS__
  ADD (LOAD (arch));
  ADD (BPF_JUMP (BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0));
  ADD (REFUSE);
  ADD (LOAD (nr));
#ifdef OTHER_ABI
  ADD (BPF_JUMP (BPF_JMP | BPF_JGE | BPF_K, OTHER_ABI, 0, 1));
  ADD (REFUSE);
#endif
  for (size_t index = 0; index < COUNT (refused); index++)
    {
      ADD (UNLESS (refused[index], 1));
      ADD (REFUSE);
    }
  if (!starts_programs)
    {
      for (size_t index = 0; index < COUNT (refused_alone); index++)
        {
          ADD (UNLESS (refused_alone[index], 1));
          ADD (REFUSE);
        }
      ADD (UNLESS (SYS_execve, 6));
      ADD (BPF_STMT (BPF_LD | BPF_W | BPF_ABS, offsetof (struct seccomp_data, args) + LOW));
      ADD (UNLESS ((uint32_t) kept, 3));
      ADD (BPF_STMT (BPF_LD | BPF_W | BPF_ABS, offsetof (struct seccomp_data, args) + HIGH));
      ADD (UNLESS ((uint32_t) ((uint64_t) kept >> 32), 1));
      /* No program is kept at no address. */
      ADD (BPF_STMT (BPF_RET | BPF_K,
                     kept != 0 ? SECCOMP_RET_ALLOW : (SECCOMP_RET_ERRNO | EPERM)));
      ADD (REFUSE);
    }
  ADD (ALLOW);
#undef ADD

  struct sock_fprog sequence = { .len = count, .filter = filter };
  /* For all threads: GLib has some by now. */
  return syscall (SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, &sequence) == 0;
#else
  (void) starts_programs;
  (void) program;
  return false;
#endif
}
