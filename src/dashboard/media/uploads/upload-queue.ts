/** Uploads the files of a form, two at one time: the server takes no more from a user. */
import type { Outcome, Problem } from "#lib/session/problem.ts"
import type { Progress, UploadedFile } from "./upload-api.ts"

/** A file of the form that the back end does not have yet. */
export type WantedUpload = { readonly key: string; readonly blob: string; readonly field: string; readonly filename: string }

export type UploadState =
  | { readonly kind: "waiting" }
  | ({ readonly kind: "sending" } & Progress)
  /** A null problem: the bytes are no longer in this browser. */
  | { readonly kind: "failed"; readonly problem: Problem | null }

export type UploadEntry = WantedUpload & { readonly state: UploadState }

export type UploadCall = {
  readonly file: File
  readonly field: string
  readonly signal: AbortSignal
  readonly onProgress: (progress: Progress) => void
}

type Options = {
  readonly read: (blob: string) => Promise<File | null>
  readonly send: (call: UploadCall) => Promise<Outcome<UploadedFile>>
  readonly onDone: (key: string, file: UploadedFile) => void
}

export type UploadQueue = {
  readonly entries: () => readonly UploadEntry[]
  readonly subscribe: (listener: () => void) => () => void
  /** Begins what is new, and ends what the form no longer holds. */
  readonly follow: (wanted: readonly WantedUpload[]) => void
  readonly retry: (key: string) => void
  /** Resolves when no upload is waiting or on its way. */
  readonly settled: () => Promise<void>
  /** An upload that belongs to no field, such as a picture of a text, in the same queue. */
  readonly sendNow: (file: File, field: string) => Promise<Outcome<UploadedFile>>
  readonly stop: () => void
}

export function makeUploadQueue({ read, send, onDone }: Options): UploadQueue {
  const limit = makeLimit(2)
  const controllers = new Map<string, AbortController>()
  const listeners = new Set<() => void>()
  let entries: readonly UploadEntry[] = []
  const show = (next: readonly UploadEntry[]) => {
    entries = next
    for (const listener of listeners) listener()
  }
  const change = (key: string, state: UploadState) => show(entries.map((entry) => (entry.key === key ? { ...entry, state } : entry)))
  const end = (key: string) => {
    controllers.get(key)?.abort()
    controllers.delete(key)
  }
  const run = async ({ key, blob, field }: WantedUpload, { signal }: AbortController) => {
    const isOver = () => signal.aborted
    const file = isOver() ? null : await read(blob)
    if (isOver()) return
    if (file === null) {
      change(key, { kind: "failed", problem: null })
      return
    }
    change(key, { kind: "sending", sent: 0, total: file.size })
    const onProgress = (progress: Progress) => {
      if (!isOver()) change(key, { kind: "sending", ...progress })
    }
    const outcome = await send({ file, field, signal, onProgress })
    if (isOver()) return
    controllers.delete(key)
    if (outcome.ok) {
      show(entries.filter((entry) => entry.key !== key))
      onDone(key, outcome.value)
    } else change(key, { kind: "failed", problem: outcome.problem })
  }
  const begin = (wanted: WantedUpload) => {
    const controller = new AbortController()
    controllers.set(wanted.key, controller)
    void limit(() => run(wanted, controller))
  }
  const isBusy = () => entries.some(({ state }) => state.kind !== "failed")
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return {
    entries: () => entries,
    subscribe,
    follow: (wanted) => {
      const isWanted = ({ key, blob }: WantedUpload) => wanted.some((one) => one.key === key && one.blob === blob)
      const kept = entries.filter(isWanted)
      const added = wanted.filter(({ key }) => !kept.some((entry) => entry.key === key))
      for (const entry of entries) if (!kept.includes(entry)) end(entry.key)
      if (added.length === 0 && kept.length === entries.length) return
      show([...kept, ...added.map((one) => ({ ...one, state: { kind: "waiting" } as const }))])
      added.forEach(begin)
    },
    retry: (key) => {
      const entry = entries.find((one) => one.key === key)
      if (entry?.state.kind !== "failed") return
      change(key, { kind: "waiting" })
      begin(entry)
    },
    settled: () =>
      new Promise((resolve) => {
        const check = () => {
          if (isBusy()) return
          stop()
          resolve()
        }
        const stop = subscribe(check)
        check()
      }),
    sendNow: (file, field) => limit(() => send({ file, field, signal: new AbortController().signal, onProgress: () => undefined })),
    stop: () => {
      for (const { key } of entries) end(key)
      entries = []
    },
  }
}

/** Runs at most so many tasks at one time; the others wait in the order of their calls. */
function makeLimit(most: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (task) => {
    if (running < most) running += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      // The place of this task goes to the next one.
      if (next === undefined) running -= 1
      else next()
    }
  }
}
