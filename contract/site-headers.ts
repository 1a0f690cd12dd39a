/** Content server and static hosts (src/gatsby/static-host-headers.ts) send these headers (docs/decisions/0030-one-table-of-headers.md). */

/** The site uses none of these, so an injected script can't either. Chromium reports unknown names as errors. */
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

/** `origin` is the public one, if the operator named it. */
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

export function isSecure(origin: string | undefined): boolean {
  return origin?.startsWith("https:") === true
}

/** Limits which sites may embed an answer. A static host sends it only with scripts, sheets and page data, because it can't tell pages from files. */
export const resourcePolicy = "Cross-Origin-Resource-Policy"

/** Other sites may show the site's pictures and read its feeds, but not load its pages, scripts and data. */
export function resourcePolicyOf(mediaType: string): string {
  return /^image\/|\bxml\b|^text\/(calendar|vcard|plain)|^application\/pdf/.test(mediaType) ? "cross-origin" : "same-origin"
}

export const keepForEver = "public, max-age=31536000, immutable"

export function isHashed(pathname: string): boolean {
  return (
    pathname.startsWith("/static/") ||
    pathname.startsWith("/social/") ||
    /[-.][0-9a-f]{6}\.(js|css)$/.test(pathname) ||
    /\.woff2?$/.test(pathname)
  )
}
