/** Anything over a limit is refused with 4xx or 5xx, and nothing is cut off silently. */
const second = 1000
const kibibyte = 1024
const mebibyte = 1024 * kibibyte

export const limits = {
  /** Characters of an address. Gatsby's longest have some 2,000. */
  url: 8192,
  /** Bytes of all headers (431). A signed token has about 1 KiB. */
  headerBytes: 16 * kibibyte,
  /** Headers of one request (431). Browsers behind two proxies send about 30. */
  headers: 100,
  /** Levels of a JSON document. The content model needs seven; recursive functions read them. */
  jsonDepth: 32,
  errors: 100,
  /** Bytes of the versions in one answer of a history; the next page has the rest. Fifty of the longest publication have 5 MB. */
  history: 8 * mebibyte,
  requestsAtOnce: 1000,
  /** Requests with a body at one time (503). Bodies that don't arrive must not keep pages from being answered. */
  bodiesAtOnce: 500,
  body: 1024 * kibibyte,
  bodyTimeout: 10 * second,
  bodiesAwaited: 32,
  /** Milliseconds for bodies beyond that number: many people behind one address may save at the same moment. */
  bodyGrace: 0.25 * second,
  connections: 5000,
  /** Connections of one address without a proxy: a browser opens six, and a whole office may have one address. */
  connectionsOfAddress: 1000,
  headersTimeout: 15 * second,
  /** Milliseconds until a whole request must have arrived: twenty megabytes over a slow line take four minutes. */
  requestTimeout: 300 * second,
  /** Milliseconds that an idle connection stays open. Usual proxies wait a minute, and would meet a closed one. */
  keepAliveTimeout: 65 * second,
  silence: 120 * second,
  timeoutCheck: 2 * second,
  stopping: 10 * second,
} as const
