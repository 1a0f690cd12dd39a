import { LRUCache } from "lru-cache"
import type { Answer } from "./answer.ts"

const defaultMostBytes = 64 * 1024 * 1024

/** Keeps the answers that were used last in memory, up to a number of bytes. A new stamp empties it. */
export function answerCache(mostBytes = defaultMostBytes) {
  // With room for the compressed forms that are made later, and 500 bytes for the entry itself.
  const sizeCalculation = ({ body }: Answer, key: string) => key.length + Math.ceil(body.length * 1.5) + 500
  const kept = new LRUCache<string, Answer>({ maxSize: mostBytes, maxEntrySize: Math.floor(mostBytes / 4), sizeCalculation })
  let keptStamp = ""

  function refresh(stamp: string): void {
    if (stamp === keptStamp) return
    kept.clear()
    keptStamp = stamp
  }

  return {
    get(key: string, stamp: string) {
      refresh(stamp)
      return kept.get(key)
    },
    set(key: string, stamp: string, answer: Answer) {
      refresh(stamp)
      kept.set(key, answer)
    },
  }
}
