import { join } from "node:path"
import { LRUCache } from "lru-cache"
import { pictureRules } from "#contract/fields.ts"
import { imageStyles, type ImageStyle } from "#contract/image-styles.ts"
import { findPlainFile, type PlainFile } from "#server/http/answers/send-file.ts"
import { Refusal } from "#server/http/refusal.ts"
import { incomingPath } from "#server/files/file-store.ts"
import { atMost } from "#server/files/upload-limit.ts"
import { copiesFolder, copyPath, storeCopy } from "./copy-store.ts"
import type { Shrink } from "./decoder-pool.ts"

// A picture of fifty megapixels takes up to 200 MB in its process.
const mostAtOnce = 2
const mostFailures = 1000
type WantedCopy = { readonly path: string; readonly style: ImageStyle; readonly source: PlainFile }

/** The first request makes the copy. Returns undefined if the picture can't be decoded. */
export type Copies = (copy: WantedCopy) => Promise<PlainFile | undefined>

export function pictureCopies({ filesFolder, shrink }: { readonly filesFolder: string; readonly shrink: Shrink }): Copies {
  const inTurn = atMost(mostAtOnce)
  const running = new Map<string, Promise<PlainFile | undefined>>()
  // A damaged picture must not be decoded again for each request.
  const failed = new LRUCache<string, true>({ max: mostFailures })

  async function find({ style, source }: WantedCopy, target: string): Promise<PlainFile | undefined> {
    const storedCopy = await findPlainFile(target)
    if (storedCopy !== undefined || failed.has(target)) return storedCopy
    const task = { path: source.path, maxPixels: pictureRules.maxPixels, width: imageStyles[style] }
    const bytes = await inTurn(() => shrink(task).catch(undefinedForDamaged))
    if (bytes === undefined) failed.set(target, true)
    else await storeCopy(bytes, target, await incomingPath(filesFolder))
    return findPlainFile(target)
  }

  return async (copy) => {
    const target = join(copiesFolder(filesFolder), copyPath({ ...copy, stats: copy.source.stats }))
    const making = running.get(target) ?? find(copy, target)
    running.set(target, making)
    try {
      return await making
    } finally {
      running.delete(target)
    }
  }
}

function undefinedForDamaged(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error
}
