/** The Content-Security-Policy of a page that Gatsby built. */
import { createHash } from "node:crypto"

/**
 * Lets run what stands in the page as it was built, and the site's own files; whatever gets in later runs not.
 *
 * Gatsby writes three small scripts into each page, which differ from page to page and build to build: they are known by their hashes.
 * Styles can't be so told apart: pictures carry theirs as attributes.
 */
export function pagePolicy(html: string, apiOrigin?: string): string {
  const api = apiOrigin === undefined ? "" : ` ${apiOrigin}`
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScripts(html).map((script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`)].join(
      " ",
    ),
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${api}`,
    `connect-src 'self'${api}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join("; ")
}

function inlineScripts(html: string): readonly string[] {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
  return scripts.flatMap(([, attributes = "", script = ""]) => (/\ssrc\s*=/i.test(attributes) ? [] : [script]))
}
