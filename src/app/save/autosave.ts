/** Keeps the draft of a form within a second of typing. */

const pauseMs = 500
const longestMs = 1000

type Timing = {
  /** Monotonic milliseconds. */
  readonly elapsed: () => number
  readonly after: (milliseconds: number, work: () => void) => () => void
}

export type Autosave<Content> = {
  /** Tells of a change. It is written after a pause of half a second, and one second after the first unwritten change at the latest. */
  readonly changed: (content: Content) => void
  /** Writes at once what is not written yet. */
  readonly flush: () => Promise<void>
  /** Forgets what is not written yet, and ends the listening. */
  readonly stop: () => void
}

const browserTiming: Timing = {
  elapsed: () => performance.now(),
  after: (milliseconds, work) => {
    const timer = setTimeout(work, milliseconds)
    return () => clearTimeout(timer)
  },
}

export function makeAutosave<Content>(write: (content: Content) => Promise<void>, timing: Timing = browserTiming): Autosave<Content> {
  let unwritten: { readonly content: Content; readonly since: number } | null = null
  let cancel: () => void = () => undefined
  let last: Promise<void> = Promise.resolve()
  const flush = (): Promise<void> => {
    cancel()
    if (unwritten === null) return last
    const { content } = unwritten
    unwritten = null
    // One after another, so that an older text can't end up over a newer one.
    last = last.then(() => write(content)).catch(() => undefined)
    return last
  }
  const onHide = () => {
    if (document.visibilityState === "hidden") void flush()
  }
  const onLeave = () => void flush()
  document.addEventListener("visibilitychange", onHide)
  window.addEventListener("pagehide", onLeave)
  return {
    changed: (content) => {
      const since = unwritten?.since ?? timing.elapsed()
      unwritten = { content, since }
      cancel()
      cancel = timing.after(Math.max(0, Math.min(pauseMs, since + longestMs - timing.elapsed())), onLeave)
    },
    flush,
    stop: () => {
      cancel()
      unwritten = null
      document.removeEventListener("visibilitychange", onHide)
      window.removeEventListener("pagehide", onLeave)
    },
  }
}
