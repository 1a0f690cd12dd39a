import type { Answer } from "./answer.ts"

/** Answers kept in memory for as long as the content stays what it is. */
export type AnswerCache = {
  /** The answer kept under a key, made at the same stamp. */
  readonly get: (key: string, stamp: string) => Answer | undefined
  readonly set: (key: string, stamp: string, answer: Answer) => void
}

const defaultMostBytes = 64 * 1024 * 1024

/** Keeps the answers used last, up to a number of bytes; a new stamp empties it at once. */
export function answerCache(mostBytes = defaultMostBytes): AnswerCache {
  const kept = new Map<string, Answer>()
  let keptStamp = ""
  let bytes = 0

  function refresh(stamp: string): void {
    if (stamp === keptStamp) return
    kept.clear()
    bytes = 0
    keptStamp = stamp
  }

  function forget(key: string): void {
    const answer = kept.get(key)
    if (answer === undefined) return
    kept.delete(key)
    bytes -= weight(key, answer)
  }

  return {
    get(key, stamp) {
      refresh(stamp)
      const answer = kept.get(key)
      if (answer === undefined) return undefined
      // The order of a map is that of insertion: put it behind the others.
      kept.delete(key)
      kept.set(key, answer)
      return answer
    },
    set(key, stamp, answer) {
      refresh(stamp)
      forget(key)
      if (weight(key, answer) > mostBytes / 4) return
      kept.set(key, answer)
      bytes += weight(key, answer)
      for (const oldest of kept.keys()) {
        if (bytes <= mostBytes) break
        forget(oldest)
      }
    },
  }
}

// Half as much again for the compressed forms that are made later.
function weight(key: string, { body }: Answer): number {
  return key.length + Math.ceil(body.length * 1.5) + 500
}
