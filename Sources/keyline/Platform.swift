#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the command line asks of the operating system: bytes in and out, and a few questions.
///
/// Foundation could do all of it and would make the program start ten times slower, so this file speaks to the C library
/// itself; no other file does.
enum Platform {
  /// Why a file could not be read or written, in the system's own words.
  struct Failure: Error {
    let reason: String

    init() { reason = String(cString: strerror(errno)) }
    init(_ reason: String) { self.reason = reason }
  }

  /// The bytes of a file.
  static func read(path: String) throws(Failure) -> [UInt8] {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { throw Failure() }
    defer { _ = close(file) }
    return try readAll(file)
  }

  /// The bytes of standard input, up to its end.
  static func readStandardInput() throws(Failure) -> [UInt8] { try readAll(STDIN_FILENO) }

  /// Replaces a file as a whole: the bytes go to a new file beside it, which then takes its name, so that a failed run
  /// leaves the old one as it was.
  static func replace(path: String, with bytes: [UInt8]) throws(Failure) {
    let temporary = path + ".keyline-\(getpid())"
    let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL, 0o644)
    guard file >= 0 else { throw Failure() }
    let isWritten = writeAll(file, bytes)
    let failure = Failure()
    guard close(file) == 0, isWritten else {
      _ = unlink(temporary)
      throw failure
    }
    guard rename(temporary, path) == 0 else {
      let failure = Failure()
      _ = unlink(temporary)
      throw failure
    }
  }

  /// Writes to a stream. A reader that has gone away is no failure: there is nobody left to tell.
  static func write(_ bytes: [UInt8], to stream: Stream) {
    guard !bytes.isEmpty else { return }
    _ = writeAll(stream.rawValue, bytes)
  }

  enum Stream: Int32 {
    case output = 1
    case errors = 2
  }

  static func isDirectory(_ path: String) -> Bool {
    guard let directory = opendir(path) else { return false }
    closedir(directory)
    return true
  }

  /// Whether a path is a symbolic link, whatever it leads to.
  static func isLink(_ path: String) -> Bool {
    var byte: CChar = 0
    return readlink(path, &byte, 1) >= 0
  }

  /// The names in a directory, in no order; nothing where it cannot be read.
  static func entries(of path: String) -> [String] {
    guard let directory = opendir(path) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        UnsafeRawPointer(pointer).withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// How many threads can run at the same time.
  static var processorCount: Int { Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// The directory that relative paths start from; empty if there is none.
  static var currentDirectory: String {
    guard let path = getcwd(nil, 0) else { return "" }
    defer { free(path) }
    return String(cString: path)
  }

  static func isTerminal(_ stream: Stream) -> Bool { isatty(stream.rawValue) == 1 }

  /// A variable of the environment; `nil` when it is not set.
  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Makes the C library take the thread's memory from the system in one large step and keep it: a run is short, and
  /// steps of a page at a time would be a good part of a small one.
  ///
  /// Giving a large block back tells glibc that such blocks come and go, so that it keeps those of that size from then on;
  /// the second one is then what the thread's memory grows by. Where a library thinks otherwise nothing is lost.
  static func takeMemoryAhead() {
    takeAndFree(largestKeptBlock) { _ in }
    takeAndFree(2 << 20) { _ in }
  }

  /// Asks for the memory that reading a text will need in large pages. A run touches every page of it once, and the system
  /// takes as long to hand out the small ones as the text takes to be read.
  ///
  /// - Parameter byteCount: of the text. For a small one nothing is done: a large page has to be cleared as a whole.
  static func takeLargePages(forTextOf byteCount: Int) {
    #if canImport(Glibc)
      let page = 2 << 20
      let size = min(byteCount * 48, largestKeptBlock)
      guard size >= 2 * page else { return }
      takeAndFree(size) { block in
        let skipped = -Int(bitPattern: block) & (page - 1)
        _ = madvise(block + skipped, (size - skipped) & ~(page - 1), MADV_HUGEPAGE)
      }
    #endif
  }

  /// A little less than the largest block that glibc is ready to keep when it is given back.
  private static let largestKeptBlock = 31 << 20

  /// (Of `free(malloc(size))` the compiler would leave nothing.)
  private static func takeAndFree(_ size: Int, _ prepare: (UnsafeMutableRawPointer) -> Void) {
    var block: UnsafeMutableRawPointer?
    guard posix_memalign(&block, 16, size) == 0, let block else { return }
    prepare(block)
    free(block)
  }

  /// A write to a closed pipe fails with an error code instead of ending the process.
  static func ignoreBrokenPipes() { _ = signal(SIGPIPE, SIG_IGN) }

  private static func readAll(_ file: Int32) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      // Memory that nothing has been written to costs nothing, so there is room for most files at once.
      var count = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: 1 << 16) { memory, initialized in
        count = platformRead(file, memory.baseAddress, memory.count)
        initialized = max(0, count)
      }
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw Failure() }
      guard count > 0 else { return bytes }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
    }
  }

  private static func writeAll(_ file: Int32, _ bytes: [UInt8]) -> Bool {
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes { platformWrite(file, $0.baseAddress! + start, bytes.count - start) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return false }
      start += count
    }
    return true
  }
}

// `read` and `write` are also names of `Platform`, where they hide the C library's.
private func platformRead(_ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, buffer, count)
}

private func platformWrite(_ file: Int32, _ buffer: UnsafeRawPointer, _ count: Int) -> Int {
  write(file, buffer, count)
}

func exitProcess(_ status: ExitStatus) -> Never { exit(status.rawValue) }

/// Room on the stack for sources that nest a thousand levels deep, since the stages that follow a tree recurse with it.
///
/// The first thread's stack is what the system happens to give. Linux lets it grow as far as the limit allows that is in
/// force when it grows, so there the limit is raised, which costs nothing; elsewhere, and for work on all processors, there
/// are threads with stacks of their own, reserved and not used until somebody nests that deep.
enum BigStack {
  /// 1,000 levels at a few kilobytes each for every stage, many times over; address space only.
  private static let size = 512 << 20

  private final class Job {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }

    func run() {
      Platform.takeMemoryAhead()
      body()
    }
  }

  /// Runs the program and ends it. Nothing is given back first: the system is quicker at that.
  static func run(_ body: @escaping () -> ExitStatus) {
    #if canImport(Glibc) && !DEBUG
      if raiseStackLimit() {
        Platform.takeMemoryAhead()
        exitProcess(body())
      }
    #endif
    runAll([{ exitProcess(body()) }])
  }

  #if canImport(Glibc) && !DEBUG
    /// Lets the first thread's stack grow to several times what optimized code needs for 1,000 levels; Linux keeps at least
    /// 128 MB free below it. Says no where the system's administrator does.
    private static func raiseStackLimit() -> Bool {
      let wanted: rlim_t = 96 << 20
      var limit = rlimit()
      guard getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0 else { return false }
      guard limit.rlim_cur < wanted else { return true }
      guard limit.rlim_max >= wanted else { return false }
      limit.rlim_cur = wanted
      return setrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0
    }
  #endif

  /// Runs all of some bodies at the same time and waits for them.
  static func runAll(_ bodies: [() -> Void]) {
    let threads = bodies.map { body -> pthread_t? in
      let job = Unmanaged.passRetained(Job(body))
      let thread = start(job)
      // Where no such thread can be had, this one does for everything but the deepest sources.
      if thread == nil { job.takeRetainedValue().run() }
      return thread
    }
    for case let thread? in threads { pthread_join(thread, nil) }
  }

  /// Calls a function for every element, on all processors at once; the results are in the order of the elements.
  ///
  /// - Parameter state: what each thread has for itself and keeps from element to element.
  static func map<Element, State, Result>(
    _ elements: [Element], _ state: State, _ transform: @escaping (Element, inout State) -> Result
  ) -> [Result] {
    let count = min(elements.count, max(1, Platform.processorCount))
    var results = [Result?](repeating: nil, count: elements.count)
    results.withUnsafeMutableBufferPointer { buffer in
      nonisolated(unsafe) let slots = buffer
      // Neighbours are alike, so each thread takes every so many-th.
      runAll(
        (0..<count).map { first in
          {
            var state = state
            for index in stride(from: first, to: elements.count, by: count) {
              slots[index] = transform(elements[index], &state)
            }
          }
        })
    }
    return results.map { $0! }
  }

  private static func start(_ job: Unmanaged<Job>) -> pthread_t? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, size)
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let created = pthread_create(
      &thread, &attributes,
      { argument in
        #if canImport(Darwin)
          Unmanaged<Job>.fromOpaque(argument).takeRetainedValue().run()
        #else
          Unmanaged<Job>.fromOpaque(argument!).takeRetainedValue().run()
        #endif
        return nil
      }, job.toOpaque())
    return created == 0 ? thread : nil
  }
}
