#pragma once

#include <dirent.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* What Swift's Glibc does not import. */

/* Opens a pipe that other programs do not inherit: the end to read, the end to write. */
bool system_open_pipe (int ends[2]);

/* Opens a descriptor from which signals that are blocked are read; -1 where that fails. */
int system_open_signals (const int signals[],
                         int       count);

/* The next signal, 0 for none. */
int system_read_signal (int descriptor);

/* Locks a file or folder unless another process has; in Swift 'flock' is the name of a structure. */
bool system_lock (int descriptor);

/* Exchanges two files or folders in one step; not every file system can. */
bool system_exchange (const char *left,
                      const char *right);

/* Gives a file another name that nothing has; 'errno' is EEXIST where something has it. */
bool system_rename_new (const char *from,
                        const char *to);

/* A mutex of POSIX's, which is freed by the function for that. */
struct system_mutex;
struct system_mutex *system_new_mutex (void);
void system_lock_mutex (struct system_mutex *mutex);
void system_unlock_mutex (struct system_mutex *mutex);
void system_free_mutex (struct system_mutex *mutex);

/* The variable of the environment with an index, as 'NAME=VALUE'; NULL after the last. */
const char *system_environment (int index);

/* The place where some bytes begin first among others, from 'start' on; -1 where they do not. */
ptrdiff_t system_find (const uint8_t part[],
                       size_t        part_count,
                       const uint8_t bytes[],
                       size_t        count,
                       size_t        start);

/* The next name in a folder; NULL after the last. */
const char *system_next_name (DIR *folder);

/* How many processors this process may use. */
int system_processor_count (void);

/* Starts a program that ends with the thread that started it.

   'input', 'output' and 'errors' become its standard descriptors; with -1 for 'errors' it keeps that of
   this process. Returns its ID; -1, with 'errno' set, where it cannot be started. */
int system_start (const char  *path,
                  char *const  arguments[],
                  char *const  environment[],
                  int          input,
                  int          output,
                  int          errors);

/* Ends this process some seconds after its parent has ended, unless it ends by itself before. 'parent'
   is what the parent's ID was before the fork. */
void system_end_after_parent (int parent,
                              int seconds);

/* Makes this process the parent of what its children leave behind. */
bool system_adopt_orphans (void);

/* Opens a descriptor from which can be read when a process has ended; -1 where that fails. */
int system_open_process (int id);

/* Takes from this process for good what it does not need: new privileges, calls that reach other
   processes or the kernel, and, unless it 'starts_programs', programs and mounts.

   'program' is the path of a program that it may start all the same; NULL for none. Returns whether the
   system could do it. */
bool system_confine (bool        starts_programs,
                     const char *program);

/* The path by which a program can be started: itself, or the one that 'system_confine' lets pass. */
const char *system_program_path (const char *path);
