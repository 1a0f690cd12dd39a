/** How much the server accepts. It refuses with 4xx or 5xx what is over a limit, and cuts nothing off silently. */
const second = 1000
const kibibyte = 1024

export const limits = {
  /** Characters of an address. The longest that Gatsby asks for has some 2,000. */
  url: 8192,
  /** Bytes of all headers (431). A signed token has about 1 KiB. */
  headerBytes: 16 * kibibyte,
  /** Headers of one request (431). Browsers behind two proxies send about 30. */
  headers: 100,
  /** How deep a JSON document nests. The content model needs seven; recursive functions read it. */
  jsonDepth: 32,
  /** Errors in one answer. */
  errors: 100,
  /** Requests without a body that are answered at one time (503). */
  requestsAtOnce: 1000,
  /** Requests with a body at one time (503). Bodies that don't arrive must not keep pages from being answered. */
  bodiesAtOnce: 500,
  /** Bytes of a body (413). server/files/receive.ts limits files. */
  body: 1024 * kibibyte,
  /** Milliseconds until a body must have arrived (408). */
  bodyTimeout: 10 * second,
  /** Requests of one address that wait for their bodies (503). */
  bodiesAwaited: 32,
  /** Milliseconds for the bodies beyond that number: many people behind one address may save at the same moment. */
  bodyGrace: 0.25 * second,
  /** Open connections; more wait in the system's queue. */
  connections: 5000,
  /** Milliseconds until the headers of a request must have arrived. */
  headersTimeout: 15 * second,
  /** Milliseconds until a whole request must have arrived: twenty megabytes over a slow line take four minutes. */
  requestTimeout: 300 * second,
  /** Milliseconds that an idle connection stays open: longer than the minute of usual proxies, which would meet a closed one. */
  keepAliveTimeout: 65 * second,
  /** Milliseconds without a byte in either direction. */
  silence: 120 * second,
  /** Milliseconds between two checks of these timeouts. */
  timeoutCheck: 2 * second,
  /** Milliseconds for running requests when the server stops. */
  stopping: 10 * second,
} as const
