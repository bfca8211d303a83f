import Glibc

/// The most memory that this process has had at a time.
package enum MemoryPeak {
  /// Resets the peak (proc(5), `clear_refs`).
  package static func restart() {
    let file = open("/proc/self/clear_refs", O_WRONLY | O_CLOEXEC)
    guard file >= 0 else { return }
    _ = Descriptor.write(Array("5".utf8), to: file)
    close(file)
  }

  /// The peak in MiB (proc(5), `VmHWM`); 0 if the system does not report it.
  package static var megabytes: Int {
    let status = (try? RegularFile.read("/proc/self/status", upTo: 1 << 16)) ?? []
    let line = status.split(separator: UInt8(ascii: "\n")).first { $0.starts(with: "VmHWM:".utf8) }
    let digits = (line ?? []).filter { (0x30...0x39).contains($0) }
    return (Int(String(decoding: digits, as: UTF8.self)) ?? 0) / 1024
  }
}
