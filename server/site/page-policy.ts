import { createHash } from "node:crypto"

// Gatsby writes scripts into each page, which the policy names by their hashes. Styles in attributes of pictures can't be named so.
/** The Content-Security-Policy of a built page: only the site's own scripts run. */
export function pagePolicy(html: string, apiOrigin?: string): string {
  const api = apiOrigin === undefined ? "" : ` ${apiOrigin}`
  const hashes = inlineScripts(html).map((script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`)
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes].join(" "),
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
