import type { SessionNotice } from "#lib/session.tsx"

/** The one thing that the session has to say at a time. */
export type Notices = {
  readonly current: () => SessionNotice | null
  readonly say: (notice: SessionNotice) => void
  /** Takes it back, if it is still said. */
  readonly unsay: (notice: SessionNotice) => void
  readonly subscribe: (listener: () => void) => void
}

export function makeNotices(): Notices {
  let current: SessionNotice | null = null
  const listeners: (() => void)[] = []
  const set = (notice: SessionNotice | null) => {
    if (current === notice) return
    current = notice
    listeners.forEach((listener) => {
      listener()
    })
  }
  return {
    current: () => current,
    say: set,
    unsay: (notice) => {
      if (current === notice) set(null)
    },
    subscribe: (listener) => {
      listeners.push(listener)
    },
  }
}
