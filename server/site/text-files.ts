import { createHash } from "node:crypto"
import { readFile } from "node:fs/promises"
import { contentSecurityPolicy, inlineScripts, inlineStyles, pagePolicy, type PageSources } from "#contract/site-headers.ts"
import { answer, type Answer, type AnswerContent } from "#server/http/answers/answer.ts"
import type { PlainFile } from "#server/http/answers/send-file.ts"
import { answerCache } from "#server/http/answers/answer-cache.ts"
import { isText } from "./media-types.ts"

// Bytes. Larger texts are streamed from the disk.
const largestText = 4 * 1024 * 1024

export type TextFiles = (file: PlainFile, content: Omit<AnswerContent, "body">) => Promise<Answer | undefined>

export type Origins = Pick<PageSources, "origin" | "apiOrigin">

/** Makes a cache of the site's text files. */
export function textFiles(origins: Origins): TextFiles {
  const cache = answerCache()
  return async ({ path, stats }, content) => {
    if (!isText(content.headers["Content-Type"] ?? "") || stats.size > largestText) return undefined
    // Two builds share the files that are equal in both, so that the inode names the bytes, whatever the path.
    const key = [content.status, JSON.stringify(content.headers), stats.ino, stats.mtimeMs, stats.size].join(" ")
    const known = cache.get(key, "")
    if (known !== undefined) return known
    const body = await readFile(path)
    const made = answer({ ...content, headers: { ...content.headers, ...policyOf(content.headers, body, origins) }, body })
    cache.set(key, "", made)
    return made
  }
}

type Headers = Readonly<Record<string, string>>

function policyOf(headers: Headers, body: Buffer, origins: Origins): Headers {
  if (headers["Content-Type"]?.startsWith("text/html") !== true) return {}
  const page = body.toString("utf8")
  const [scripts, styles] = [inlineScripts(page), inlineStyles(page)].map((texts) => [...new Set(texts.map(digest))])
  return { [contentSecurityPolicy]: pagePolicy({ ...origins, scripts: scripts ?? [], styles: styles ?? [] }) }
}

function digest(script: string): string {
  return createHash("sha256").update(script).digest("base64")
}
