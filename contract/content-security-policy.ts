/** The Content-Security-Policies of all answers. contract/site-headers.ts has their other headers. */
import { isSecure } from "./site-headers.ts"

export const contentSecurityPolicy = "Content-Security-Policy"

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

/** Returns the digests of all inline scripts and sheets of a build, in the `_headers` that it writes (src/gatsby/static-host-headers.ts). */
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
