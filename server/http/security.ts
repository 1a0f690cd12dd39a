/** The headers that keep a browser from doing with an answer what nobody meant. */

// The site uses none of these; a script that got in shall not either.
const permissions = ["browsing-topics", "camera", "display-capture", "geolocation", "microphone", "payment", "usb"]

/** What every answer carries. `origin` is where the server is reached, if the operator said. */
export function commonHeaders(origin: string | undefined): Readonly<Record<string, string>> {
  return {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "SAMEORIGIN",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": permissions.map((name) => `${name}=()`).join(", "),
    "Cross-Origin-Opener-Policy": "same-origin",
    // Said over plain HTTP it would be ignored, and behind a proxy that forgot TLS it would lock visitors out.
    ...(origin?.startsWith("https:") === true ? { "Strict-Transport-Security": "max-age=31536000" } : {}),
  }
}

export const contentSecurityPolicy = "Content-Security-Policy"

/** The policy of an answer of the API: it is no page. */
export const apiPolicy = "default-src 'none'; frame-ancestors 'none'"

/** The policy of an uploaded file: pictures and PDFs may show, but nothing in them may run or call. */
export const filePolicy =
  "default-src 'none'; img-src 'self'; media-src 'self'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'"
