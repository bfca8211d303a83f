import Glibc

/// The time that a processor has worked for this program.
package enum ProcessorTime {
  /// The time that it has worked for the calling thread, in s.
  package static var ofThread: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
