import { isSecure } from "./site-headers.ts"

export const contentSecurityPolicy = "Content-Security-Policy"

/** Nobody opens these answers as a page: API, scripts, feeds, redirects and errors in plain text. */
export const dataPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** An uploaded PDF may run nothing and load nothing. It has no sandbox, because browsers' PDF viewers fail in one and need their own styles. */
const pdfPolicy =
  "default-src 'none'; img-src 'self'; media-src 'self'; object-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The sandbox separates uploads from the site's origin, even if a browser guesses another type. Browsers style the document around a picture. */
const uploadPolicy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox"

/** Only these policies may turn texts into markup or script addresses: webpack's, ProseMirror's and those of src/lib/trusted-html.ts. */
export const trustedTypes = { chunks: "chunks", inert: "inert", preview: "preview", clipboard: "ProseMirrorClipboard" } as const

export type PageSources = {
  /** SHA-256 as base64. */
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  readonly origin?: string | undefined
  readonly apiOrigin?: string | undefined
}

export function pagePolicy({ scripts, styles, origin, apiOrigin }: PageSources): string {
  const api = apiOrigin === undefined ? [] : [apiOrigin]
  const directives = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...scripts.map(hash)],
    "style-src": ["'self'", ...styles.map(hash)],
    // Placeholders and icons in sheets need `data:`, chosen files need `blob:`.
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

/** Returns the inline scripts of a page. Browsers don't run data for search engines, so the policy need not allow it. */
export function inlineScripts(html: string): readonly string[] {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
  return scripts.flatMap(([, attributes = "", script = ""]) => (/\ssrc\s*=|application\/ld\+json/i.test(attributes) ? [] : [script]))
}

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
