/** Uploads the files of a form, two at one time: the server takes no more from a user. */
import type { Outcome, Problem } from "#lib/session/problem.ts"
import type { Progress, UploadedFile } from "./upload-api.ts"

/** A file of the form that the back end does not have yet. The blob is null if the queue refused its bytes. */
export type FormUpload = { readonly key: string; readonly blob: string | null; readonly field: string; readonly filename: string }

export type UploadState =
  | { readonly kind: "waiting" }
  | ({ readonly kind: "sending" } & Progress)
  /** A null problem: the bytes are no longer in this browser. */
  | { readonly kind: "failed"; readonly problem: Problem | null }
  /** The queue doesn't send it. `reason` completes a sentence that begins with the file's name. */
  | { readonly kind: "refused"; readonly reason: string }

export type UploadEntry = FormUpload & { readonly state: UploadState }

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

export function makeUploadQueue({ read, send, onDone }: Options) {
  const limit = makeLimit(2)
  const controllers = new Map<string, AbortController>()
  const list = makeEntryList()
  const { entries, show, change, subscribe } = list
  const end = (key: string) => {
    controllers.get(key)?.abort()
    controllers.delete(key)
  }
  const run = async ({ key, blob, field }: FormUpload, { signal }: AbortController) => {
    const isOver = () => signal.aborted
    const file = isOver() || blob === null ? null : await read(blob)
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
      show(entries().filter((entry) => entry.key !== key))
      onDone(key, outcome.value)
    } else change(key, { kind: "failed", problem: outcome.problem })
  }
  const begin = (upload: FormUpload) => {
    const controller = new AbortController()
    controllers.set(upload.key, controller)
    void limit(() => run(upload, controller))
  }
  return {
    entries,
    subscribe,
    /** Begins the new uploads, and ends those that the form no longer contains. */
    follow: (uploads: readonly FormUpload[]) => {
      const isInForm = ({ key, blob }: FormUpload) => uploads.some((one) => one.key === key && one.blob === blob)
      const present = entries().filter((entry) => entry.state.kind === "refused" || isInForm(entry))
      const newUploads = uploads.filter(({ key }) => !present.some((entry) => entry.key === key))
      for (const entry of entries()) if (!present.includes(entry)) end(entry.key)
      if (newUploads.length === 0 && present.length === entries().length) return
      show([...present, ...newUploads.map((one) => ({ ...one, state: { kind: "waiting" } as const }))])
      newUploads.forEach(begin)
    },
    refuse: (file: Omit<FormUpload, "blob">, reason: string) =>
      show([...entries(), { ...file, blob: null, state: { kind: "refused", reason } }]),
    dismiss: (key: string) => show(entries().filter((entry) => entry.key !== key)),
    retry: (key: string) => {
      const entry = entries().find((one) => one.key === key)
      if (entry?.state.kind !== "failed") return
      change(key, { kind: "waiting" })
      begin(entry)
    },
    settled: () => untilSettled(list),
    /** Uploads a file that belongs to no field, such as a picture of a text, in the same queue. */
    sendNow: (file: File, field: string) =>
      limit(() => send({ file, field, signal: new AbortController().signal, onProgress: () => undefined })),
    stop: () => {
      for (const { key } of entries()) end(key)
      list.clear()
    },
  }
}

type EntryList = ReturnType<typeof makeEntryList>

/** Holds the entries of a queue, and tells its listeners of each change. */
function makeEntryList() {
  const listeners = new Set<() => void>()
  let entries: readonly UploadEntry[] = []
  const show = (next: readonly UploadEntry[]) => {
    entries = next
    for (const listener of listeners) listener()
  }
  return {
    entries: () => entries,
    show,
    change: (key: string, state: UploadState) => show(entries.map((entry) => (entry.key === key ? { ...entry, state } : entry))),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Empties the list without telling the listeners. */
    clear: () => {
      entries = []
    },
  }
}

function untilSettled({ entries, subscribe }: EntryList): Promise<void> {
  return new Promise<void>((resolve) => {
    const check = () => {
      if (entries().some(isPending)) return
      stop()
      resolve()
    }
    const stop = subscribe(check)
    check()
  })
}

export function isPending({ state }: UploadEntry): boolean {
  return state.kind === "waiting" || state.kind === "sending"
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
