import { codedWords } from "#server/content/refusal-words.ts"
import { isAdmin, type Viewer } from "#contract/permissions.ts"
import { unusedUploads } from "#server/content/files/unused-files.ts"
import type { Database } from "#server/database/open.ts"
import type { Space } from "#server/disk/space.ts"
import { Refusal } from "#server/http/refusal.ts"

type UploadCapacity = { readonly overall: number; readonly perCaller: number }

/** Returns the function that ends the upload. Throws a Refusal 429 or 503. */
type UploadLimit = (uid: number) => () => void

export function makeUploadLimit({ overall, perCaller }: UploadCapacity): UploadLimit {
  const running = new Map<number, number>()
  let all = 0
  return (uid) => {
    const own = running.get(uid) ?? 0
    if (own >= perCaller) throw new Refusal(429, codedWords("uploads-running", { count: own }), soon)
    if (all >= overall) throw new Refusal(503, codedWords("uploads-elsewhere"), soon)
    running.set(uid, own + 1)
    all += 1
    return () => {
      all -= 1
      const remaining = (running.get(uid) ?? 1) - 1
      if (remaining === 0) running.delete(uid)
      else running.set(uid, remaining)
    }
  }
}

const gibibyte = 1024 ** 3

/** Admins move whole sites through the API, files first, so they may have more. */
export const mostUnused = {
  member: { files: 200, bytes: gibibyte },
  admin: { files: 20_000, bytes: 100 * gibibyte },
} as const

/** @throws Refusal 429 */
export function refuseUnused(db: Database, viewer: Viewer): void {
  const { files, bytes } = unusedUploads(db, viewer.uid)
  const most = isAdmin(viewer) ? mostUnused.admin : mostUnused.member
  if (files < most.files && bytes < most.bytes) return
  throw new Refusal(429, codedWords("uploads-unused", { count: files }))
}

const roomForTexts = gibibyte / 4

/** Refuses files if the disk has little room, so that texts can still be saved. @throws Refusal 507 */
export function refuseWithoutRoom({ free, all }: Space): void {
  if (free >= Math.min(roomForTexts, all / 10)) return
  throw new Refusal(507, codedWords("disk-nearly-full"))
}

const soon = { headers: { "Retry-After": "5" } } as const

/** Further tasks wait. */
export function atMost(count: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running >= count) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}
