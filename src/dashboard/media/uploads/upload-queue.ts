import type { Outcome, Problem } from "#lib/session/problem.ts"
import type { UploadProgress, UploadedFile } from "./upload-api.ts"

/** The back end does not have this file yet. The blob is null if the queue refused its bytes. */
export type FormUpload = { readonly key: string; readonly blob: string | null; readonly field: string; readonly filename: string }

export type UploadState =
  | { readonly kind: "waiting" }
  | ({ readonly kind: "sending" } & UploadProgress)
  /** With a null problem, the bytes are no longer in this browser. */
  | { readonly kind: "failed"; readonly problem: Problem | null }
  /** The queue doesn't send it. `reason` completes a sentence that begins with the file's name. */
  | { readonly kind: "refused"; readonly reason: string }

export type UploadEntry = FormUpload & { readonly state: UploadState; readonly ending: AbortController }

export type UploadCall = {
  readonly file: File
  readonly field: string
  readonly signal: AbortSignal
  readonly onProgress: (progress: UploadProgress) => void
}

type Options = {
  readonly read: (blob: string) => Promise<File | null>
  readonly send: (call: UploadCall) => Promise<Outcome<UploadedFile>>
  readonly onDone: (key: string, file: UploadedFile) => void
}

const entryOf = (upload: FormUpload, state: UploadState): UploadEntry => ({ ...upload, state, ending: new AbortController() })

/** Two uploads run at one time: the server takes no more from a user. */
export class UploadQueue {
  private readonly options: Options
  private readonly limit = makeLimit(2)
  private readonly listeners = new Set<() => void>()
  private list: readonly UploadEntry[] = []

  constructor(options: Options) {
    this.options = options
  }

  readonly entries = () => this.list

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  /** Also ends uploads that the form no longer contains. */
  follow(uploads: readonly FormUpload[]): void {
    const isInForm = ({ key, blob }: FormUpload) => uploads.some((one) => one.key === key && one.blob === blob)
    const present = this.list.filter((entry) => entry.state.kind === "refused" || isInForm(entry))
    const newUploads = uploads.filter(({ key }) => !present.some((entry) => entry.key === key))
    for (const entry of this.list) if (!present.includes(entry)) entry.ending.abort()
    if (newUploads.length > 0 || present.length < this.list.length) this.begin(present, newUploads)
  }

  refuse(file: Omit<FormUpload, "blob">, reason: string): void {
    this.show([...this.list, entryOf({ ...file, blob: null }, { kind: "refused", reason })])
  }

  dismiss(key: string): void {
    this.show(this.list.filter((entry) => entry.key !== key))
  }

  retry(key: string): void {
    const failed = this.list.filter((entry) => entry.key === key && entry.state.kind === "failed")
    if (failed.length > 0)
      this.begin(
        this.list.filter((entry) => !failed.includes(entry)),
        failed,
      )
  }

  async settled(): Promise<void> {
    while (this.list.some(isPending)) await this.nextChange()
  }

  /** The file belongs to no field, such as a picture of a text. */
  sendNow(file: File, field: string): Promise<Outcome<UploadedFile>> {
    return this.limit(() => this.options.send({ file, field, signal: new AbortController().signal, onProgress: () => undefined }))
  }

  stop(): void {
    for (const { ending } of this.list) ending.abort()
    this.list = []
  }

  private nextChange(): Promise<void> {
    return new Promise((resolve) => {
      const end = this.subscribe(() => {
        end()
        resolve()
      })
    })
  }

  private begin(others: readonly UploadEntry[], uploads: readonly FormUpload[]): void {
    const entries = uploads.map((upload) => entryOf(upload, { kind: "waiting" }))
    this.show([...others, ...entries])
    for (const entry of entries) void this.limit(() => this.run(entry))
  }

  private async run({ key, blob, field, ending: { signal } }: UploadEntry): Promise<void> {
    const { read, send, onDone } = this.options
    const isOver = () => signal.aborted
    const change = (state: UploadState) => {
      if (!isOver()) this.show(this.list.map((entry) => (entry.key === key ? { ...entry, state } : entry)))
    }
    const file = isOver() || blob === null ? null : await read(blob)
    if (file === null) {
      change({ kind: "failed", problem: null })
      return
    }
    change({ kind: "sending", sent: 0, total: file.size })
    if (isOver()) return
    const outcome = await send({ file, field, signal, onProgress: (progress) => change({ kind: "sending", ...progress }) })
    if (!outcome.ok) change({ kind: "failed", problem: outcome.problem })
    if (!outcome.ok || isOver()) return
    this.dismiss(key)
    onDone(key, outcome.value)
  }

  private show(entries: readonly UploadEntry[]): void {
    this.list = entries
    for (const listener of this.listeners) listener()
  }
}

export function isPending({ state }: UploadEntry): boolean {
  return state.kind === "waiting" || state.kind === "sending"
}

/** Further tasks wait in the order of their calls. */
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
