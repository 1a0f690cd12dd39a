import { createHash } from "node:crypto"
import { readFile } from "node:fs/promises"
import { answer, type Answer, type AnswerContent } from "#server/http/answers/answer.ts"
import type { PlainFile } from "#server/http/answers/send-file.ts"
import { answerCache } from "#server/http/answers/answer-cache.ts"
import { contentSecurityPolicy } from "#server/http/security.ts"
import { isText } from "./media-types.ts"

// Bytes. Larger texts are streamed from the disk.
const largestText = 4 * 1024 * 1024

export type TextFiles = (file: PlainFile, content: Omit<AnswerContent, "body">) => Promise<Answer | undefined>

/** Makes a cache of the site's text files. `apiOrigin` is the origin of the API where it isn't that of the pages. */
export function textFiles(apiOrigin?: string): TextFiles {
  const cache = answerCache()
  return async ({ path, stats }, content) => {
    if (!isText(content.headers["Content-Type"] ?? "") || stats.size > largestText) return undefined
    // The inode tells apart the files of two builds that have the same time.
    const key = [content.status, path, stats.ino, stats.mtimeMs, stats.size].join(" ")
    const known = cache.get(key, "")
    if (known !== undefined) return known
    const body = await readFile(path)
    const made = answer({ ...content, headers: { ...content.headers, ...policyOf(content.headers, body, apiOrigin) }, body })
    cache.set(key, "", made)
    return made
  }
}

type Headers = Readonly<Record<string, string>>

function policyOf(headers: Headers, body: Buffer, apiOrigin: string | undefined): Headers {
  const isPage = headers["Content-Type"]?.startsWith("text/html") === true
  return isPage ? { [contentSecurityPolicy]: pagePolicy(body.toString("utf8"), apiOrigin) } : {}
}

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
