import type { Stats } from "node:fs"
import { readFile } from "node:fs/promises"
import { answer, type Answer, type AnswerContent } from "#server/http/answers/answer.ts"
import { answerCache } from "#server/http/answers/answer-cache.ts"
import { contentSecurityPolicy } from "#server/http/security.ts"
import { isText } from "./media-types.ts"
import { pagePolicy } from "./page-policy.ts"

// Larger texts are streamed as they are.
const largestText = 4 * 1024 * 1024

/** Keeps the site's texts in memory with their compressed forms, each for as long as its file stays what it is. */
export type TextFiles = {
  /** The answer for a text file; undefined for what is no text or too large. */
  readonly read: (path: string, stats: Stats, content: Omit<AnswerContent, "body">) => Promise<Answer | undefined>
}

/** An empty memory for texts. `apiOrigin` is where the pages' scripts find the API, if not where the pages are. */
export function textFiles(apiOrigin?: string): TextFiles {
  const kept = answerCache()
  return {
    async read(path, stats, content) {
      if (!isText(content.headers["Content-Type"] ?? "") || stats.size > largestText) return undefined
      // The inode tells a swapped folder's file from the one before, even where both are as old.
      const key = [content.status, path, stats.ino, stats.mtimeMs, stats.size].join(" ")
      const known = kept.get(key, "")
      if (known !== undefined) return known
      const body = await readFile(path)
      const made = answer({ ...content, headers: { ...content.headers, ...policyOf(content.headers, body, apiOrigin) }, body })
      kept.set(key, "", made)
      return made
    },
  }
}

function policyOf(
  headers: Readonly<Record<string, string>>,
  body: Buffer,
  apiOrigin: string | undefined,
): Readonly<Record<string, string>> {
  const isPage = headers["Content-Type"]?.startsWith("text/html") === true
  return isPage ? { [contentSecurityPolicy]: pagePolicy(body.toString("utf8"), apiOrigin) } : {}
}
