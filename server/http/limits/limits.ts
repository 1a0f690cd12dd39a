/** How much of anything the server takes, in one place. What is over a limit is refused with 4xx; nothing is cut silently. */
const second = 1000
const kibibyte = 1024

export const limits = {
  /** Characters of an address. The longest that the site or Gatsby asks for has some 2,000; proxies stop at 8 KiB as well. */
  url: 8192,
  /** Bytes of all headers (431). A signed token has about 1 KiB. */
  headerBytes: 16 * kibibyte,
  /** Headers of one request (431). Browsers behind two proxies send about 30. */
  headers: 100,
  /** How deep a JSON document nests. The deepest that the model has is seven; what reads it calls itself for each. */
  jsonDepth: 32,
  /** Things that are wrong with one document, in one answer; a form has fewer fields. */
  errors: 100,
  /** Requests without a body that are being answered at once (503): pages and reads. */
  requestsAtOnce: 1000,
  /** Requests with a body at once (503), a share of their own: however many bodies don't come, pages are answered. */
  bodiesAtOnce: 500,
  /** Bytes of a body (413): more than the longest text with a thousand pictures. Files have their own way in. */
  body: 1024 * kibibyte,
  /** Milliseconds until a body must be there (408). Files keep to a rate instead: server/files/receive.ts. */
  bodyTimeout: 10 * second,
  /** Requests of one address whose bodies aren't there yet (503). */
  bodiesAwaited: 32,
  /** Milliseconds that one more than that gets: fifty people behind one address may save in the same moment. */
  bodyGrace: 0.25 * second,
  /** Open connections; more wait in the system's queue or are dropped. */
  connections: 5000,
  /** Milliseconds until the headers of a request must be there: who sends a byte now and then holds a connection for no longer. */
  headersTimeout: 15 * second,
  /** Milliseconds until a whole request must be there: twenty megabytes over a slow line take four minutes. */
  requestTimeout: 300 * second,
  /** Milliseconds that a connection is kept for the next request: longer than the minute of usual proxies, which would else meet a closed one. */
  keepAliveTimeout: 65 * second,
  /** Milliseconds in which nothing comes or goes: a client that doesn't read its answer. */
  silence: 120 * second,
  /** How often the timeouts above are looked at. */
  timeoutCheck: 2 * second,
  /** Milliseconds that running answers and uploads get when the server stops. */
  stopping: 10 * second,
} as const
