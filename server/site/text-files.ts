import type { Stats } from "node:fs"
import { readFile } from "node:fs/promises"
import { answer, type Answer, type AnswerContent } from "#server/http/answer.ts"
import { answerCache } from "#server/http/answer-cache.ts"
import { isText } from "./media-types.ts"

// Larger texts are streamed as they are.
const largestText = 4 * 1024 * 1024

/** Keeps the site's texts in memory with their compressed forms, each for as long as its file stays what it is. */
export type TextFiles = {
  /** The answer for a text file; undefined for what is no text or too large. */
  readonly read: (path: string, stats: Stats, content: Omit<AnswerContent, "body">) => Promise<Answer | undefined>
}

/** An empty memory for texts. */
export function textFiles(): TextFiles {
  const kept = answerCache()
  return {
    async read(path, stats, content) {
      if (!isText(content.headers["Content-Type"] ?? "") || stats.size > largestText) return undefined
      // The inode tells a swapped folder's file from the one before, even where both are as old.
      const key = [content.status, path, stats.ino, stats.mtimeMs, stats.size].join(" ")
      const known = kept.get(key, "")
      if (known !== undefined) return known
      const made = answer({ ...content, body: await readFile(path) })
      kept.set(key, "", made)
      return made
    },
  }
}
