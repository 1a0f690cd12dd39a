/** The headers of a built site, which the content server sends and static hosts read from `_headers`. */

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

/** The Content-Security-Policy of a built page: only the site's own scripts run. `digests` are the SHA-256 of its inline scripts, as base64. */
export function pagePolicy(digests: readonly string[], apiOrigin?: string): string {
  const api = apiOrigin === undefined ? "" : ` ${apiOrigin}`
  const hashes = digests.map((digest) => `'sha256-${digest}'`)
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes].join(" "),
    // Styles in attributes of pictures can't be named by hashes.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${api}`,
    `connect-src 'self'${api}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join("; ")
}

/** The scripts that stand in a page, where Gatsby writes some of its own. Browsers don't run structured data, and no policy applies to it. */
export function inlineScripts(html: string): readonly string[] {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
  return scripts.flatMap(([, attributes = "", script = ""]) => (/\ssrc\s*=|application\/ld\+json/i.test(attributes) ? [] : [script]))
}

export const keepForEver = "public, max-age=31536000, immutable"

/** Tells whether the name of a file holds a hash of its content. */
export function isHashed(pathname: string): boolean {
  return pathname.startsWith("/static/") || /[-.][0-9a-f]{6}\.(js|css)$/.test(pathname) || /\.woff2?$/.test(pathname)
}
