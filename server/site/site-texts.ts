import { createHash } from "node:crypto"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import {
  contentSecurityPolicy,
  digestsIn,
  inlineScripts,
  inlineStyles,
  pagePolicy,
  type PageSources,
} from "#contract/content-security-policy.ts"
import { answer, type Answer, type AnswerContent } from "#server/http/answers/answer.ts"
import type { PlainFile } from "#server/http/answers/send-file.ts"
import { answerCache } from "#server/http/answers/answer-cache.ts"
import { isTextType } from "./media-types.ts"

// Bytes; longer texts are streamed from the disk.
const largestText = 4 * 1024 * 1024

export type TextFiles = (file: PlainFile, content: Omit<AnswerContent, "body">, folder: string) => Promise<Answer | undefined>

export type Origins = Pick<PageSources, "origin" | "apiOrigin">

export function textFiles(origins: Origins): TextFiles {
  const cache = answerCache()
  return async ({ path, stats }, content, folder) => {
    const mediaType = content.headers["Content-Type"] ?? ""
    if (!isTextType(mediaType) || stats.size > largestText) return undefined
    // Two builds share equal files, so the inode names the bytes, whatever the path.
    const key = [content.status, JSON.stringify(content.headers), stats.ino, stats.mtimeMs, stats.size].join(" ")
    const cached = cache.get(key, "")
    if (cached !== undefined) return cached
    const body = await readFile(path)
    const policy = mediaType.startsWith("text/html") ? { [contentSecurityPolicy]: await policyOf(body, origins, folder) } : {}
    const fresh = answer({ ...content, headers: { ...content.headers, ...policy }, body })
    cache.set(key, "", fresh)
    return fresh
  }
}

/** Allows only inline scripts and sheets that the build wrote into all pages, because a text could have brought others. */
async function policyOf(body: Buffer, origins: Origins, folder: string): Promise<string> {
  const built = digestsIn(await readFile(join(folder, "_headers"), "utf8").catch(() => ""))
  const page = body.toString("utf8")
  const allowedHashes = (texts: readonly string[]) => [...new Set(texts.map(digest))].filter((each) => built.has(each))
  return pagePolicy({ ...origins, scripts: allowedHashes(inlineScripts(page)), styles: allowedHashes(inlineStyles(page)) })
}

function digest(script: string): string {
  return createHash("sha256").update(script).digest("base64")
}
