export const apiPolicy = "default-src 'none'; frame-ancestors 'none'"

/** The policy of an uploaded PDF: it shows, but nothing in it may run or send requests. */
export const filePolicy =
  "default-src 'none'; img-src 'self'; media-src 'self'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'"
