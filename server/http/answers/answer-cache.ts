import { LRUCache } from "lru-cache"
import type { Answer } from "./answer.ts"

const defaultMostBytes = 64 * 1024 * 1024

/** Keeps the last used answers, up to a number of bytes. A new stamp empties the cache. */
export function answerCache(mostBytes = defaultMostBytes) {
  // The size leaves room for compressed forms that are made later, and 500 bytes for the entry itself.
  const sizeCalculation = ({ body }: Answer, key: string) => key.length + Math.ceil(body.length * 1.5) + 500
  const answers = new LRUCache<string, Answer>({ maxSize: mostBytes, maxEntrySize: Math.floor(mostBytes / 4), sizeCalculation })
  let keptStamp = ""

  function refresh(stamp: string): void {
    if (stamp === keptStamp) return
    answers.clear()
    keptStamp = stamp
  }

  return {
    get(key: string, stamp: string) {
      refresh(stamp)
      return answers.get(key)
    },
    set(key: string, stamp: string, answer: Answer) {
      refresh(stamp)
      answers.set(key, answer)
    },
  }
}
