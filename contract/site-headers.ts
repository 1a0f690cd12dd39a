/**
 * The headers of all answers, in one table: the content server sends them, static hosts read them from `_headers` (src/gatsby/headers.ts), and
 * docs/hosting/ names them for other servers (docs/decisions/0030-one-table-of-headers.md).
 */

/** The site uses none of these, so an injected script can't either. Chromium reports names that it doesn't know as errors. */
const permissions = [
  ...["accelerometer", "autoplay", "browsing-topics", "camera", "clipboard-read", "compute-pressure", "display-capture", "encrypted-media"],
  ...[
    "fullscreen",
    "gamepad",
    "geolocation",
    "gyroscope",
    "hid",
    "identity-credentials-get",
    "idle-detection",
    "keyboard-map",
    "local-fonts",
  ],
  ...["magnetometer", "microphone", "midi", "otp-credentials", "payment", "picture-in-picture", "publickey-credentials-create"],
  ...[
    "publickey-credentials-get",
    "screen-wake-lock",
    "serial",
    "storage-access",
    "sync-xhr",
    "usb",
    "window-management",
    "xr-spatial-tracking",
  ],
]

/** Returns the headers of every answer. `origin` is the public one, where the operator named it. */
export function commonHeaders(origin: string | undefined): Readonly<Record<string, string>> {
  return {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": permissions.map((name) => `${name}=()`).join(", "),
    "Cross-Origin-Opener-Policy": "same-origin",
    // Browsers ignore it over plain HTTP. Behind a proxy without TLS it would lock visitors out.
    ...(isSecure(origin) ? { "Strict-Transport-Security": "max-age=31536000" } : {}),
  }
}

function isSecure(origin: string | undefined): boolean {
  return origin?.startsWith("https:") === true
}

export const contentSecurityPolicy = "Content-Security-Policy"

/** This header limits which sites load an answer as a picture, script or sheet. A static host sends it with scripts, sheets and page data alone, because it can't tell pages from files. */
export const resourcePolicy = "Cross-Origin-Resource-Policy"

/** Others may show the site's pictures and read its feeds, but not load its pages, scripts and data. */
export function resourcePolicyOf(mediaType: string): string {
  return /^image\/|\bxml\b|^text\/(calendar|vcard|plain)|^application\/pdf/.test(mediaType) ? "cross-origin" : "same-origin"
}

/** The policy of answers that nobody opens as a page: those of the API, scripts, feeds, redirects, errors in plain text. */
export const dataPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** An uploaded PDF shows, but nothing in it may run or send requests. Browsers' readers of PDFs refuse to work in a sandbox, and have styles of their own. */
const pdfPolicy =
  "default-src 'none'; img-src 'self'; media-src 'self'; object-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** An upload runs nothing, loads nothing, and is not of the site's origin, even if a browser guesses another type. Browsers style the document around a picture inline. */
const uploadPolicy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox"

/** The only ways in which scripts may make markup and addresses of scripts from texts: webpack's, and those of src/lib/trusted-html.ts and of ProseMirror. */
export const trustedTypes = { chunks: "chunks", inert: "inert", preview: "preview", clipboard: "ProseMirrorClipboard" } as const

export type PageSources = {
  /** The SHA-256 of the page's inline scripts and sheets, as base64. */
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  readonly origin?: string | undefined
  /** The origin of the back end, if it isn't that of the pages. */
  readonly apiOrigin?: string | undefined
}

/** Returns the Content-Security-Policy of a built page: only the site's own scripts run, and only its own sheets apply. */
export function pagePolicy({ scripts, styles, origin, apiOrigin }: PageSources): string {
  const api = apiOrigin === undefined ? [] : [apiOrigin]
  const directives = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...scripts.map(hash)],
    "style-src": ["'self'", ...styles.map(hash)],
    // `data:` for pictures that wait, and signs in sheets; `blob:` for files that someone uploads.
    "img-src": ["'self'", "data:", "blob:", ...api],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...api],
    "manifest-src": ["'self'"],
    "form-action": ["'self'", "mailto:"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": Object.values(trustedTypes),
    ...(isSecure(origin) ? { "upgrade-insecure-requests": [] } : {}),
  }
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(" "))
    .join("; ")
}

function hash(digest: string): string {
  return `'sha256-${digest}'`
}

/** Returns the inline scripts of a page, some of them Gatsby's own. Data for search engines is not run, so the policy need not allow it. */
export function inlineScripts(html: string): readonly string[] {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
  return scripts.flatMap(([, attributes = "", script = ""]) => (/\ssrc\s*=|application\/ld\+json/i.test(attributes) ? [] : [script]))
}

/** Returns the digests of all inline scripts and sheets of a build, in the `_headers` that it writes (src/gatsby/headers.ts). */
export function digestsIn(headers: string): ReadonlySet<string> {
  return new Set([...headers.matchAll(/'sha256-([^']+)'/g)].map(([, digest = ""]) => digest))
}

export function inlineStyles(html: string): readonly string[] {
  return [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi)].map(([, sheet = ""]) => sheet)
}

export function filePolicyOf(mediaType: string): string {
  return /^image\/|^application\/pdf/.test(mediaType) ? uploadPolicyOf(mediaType) : dataPolicy
}

export function uploadPolicyOf(mediaType: string): string {
  return mediaType === "application/pdf" ? pdfPolicy : uploadPolicy
}

export const keepForEver = "public, max-age=31536000, immutable"

/** Tells whether the name of a file holds a hash of its content. */
export function isHashed(pathname: string): boolean {
  return (
    pathname.startsWith("/static/") ||
    pathname.startsWith("/social/") ||
    /[-.][0-9a-f]{6}\.(js|css)$/.test(pathname) ||
    /\.woff2?$/.test(pathname)
  )
}
