// The site uses none of these, so an injected script can't either.
const permissions = ["browsing-topics", "camera", "display-capture", "geolocation", "microphone", "payment", "usb"]

/** The security headers of every answer. `origin` is the public one, where the operator named it. */
export function commonHeaders(origin: string | undefined): Readonly<Record<string, string>> {
  return {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "SAMEORIGIN",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": permissions.map((name) => `${name}=()`).join(", "),
    "Cross-Origin-Opener-Policy": "same-origin",
    // Browsers ignore it over plain HTTP. Behind a proxy without TLS it would lock visitors out.
    ...(origin?.startsWith("https:") === true ? { "Strict-Transport-Security": "max-age=31536000" } : {}),
  }
}

export const contentSecurityPolicy = "Content-Security-Policy"

export const apiPolicy = "default-src 'none'; frame-ancestors 'none'"

/** The policy of an uploaded PDF: it shows, but nothing in it may run or send requests. */
export const filePolicy =
  "default-src 'none'; img-src 'self'; media-src 'self'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'"
