/** The limits of the server. It refuses anything over a limit with 4xx or 5xx, and cuts nothing off silently. */
const second = 1000
const kibibyte = 1024
const mebibyte = 1024 * kibibyte

export const limits = {
  /** Characters of an address. The longest that Gatsby asks for has some 2,000. */
  url: 8192,
  /** Bytes of all headers (431). A signed token has about 1 KiB. */
  headerBytes: 16 * kibibyte,
  /** Headers of one request (431). Browsers behind two proxies send about 30. */
  headers: 100,
  /** The depth of a JSON document. The content model needs seven; recursive functions read it. */
  jsonDepth: 32,
  errors: 100,
  /** Bytes of the stored versions that one answer of a history has; the next page has the rest. Fifty of the longest publication have 5 MB. */
  history: 8 * mebibyte,
  requestsAtOnce: 1000,
  /** Requests with a body at one time (503). Bodies that don't arrive must not keep pages from being answered. */
  bodiesAtOnce: 500,
  body: 1024 * kibibyte,
  bodyTimeout: 10 * second,
  bodiesAwaited: 32,
  /** Milliseconds for the bodies beyond that number: many people behind one address may save at the same moment. */
  bodyGrace: 0.25 * second,
  connections: 5000,
  /** Of one address, where no proxy has them all: a browser opens six, and a whole office may have one address. */
  connectionsOfAddress: 1000,
  headersTimeout: 15 * second,
  /** Milliseconds until a whole request must have arrived: twenty megabytes over a slow line take four minutes. */
  requestTimeout: 300 * second,
  /** Milliseconds that an idle connection stays open: longer than the minute of usual proxies, which would meet a closed one. */
  keepAliveTimeout: 65 * second,
  silence: 120 * second,
  timeoutCheck: 2 * second,
  stopping: 10 * second,
} as const
