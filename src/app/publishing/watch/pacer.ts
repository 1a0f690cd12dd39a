type Options = {
  /** Asks what is served now. */
  readonly look: () => void
  readonly after: (milliseconds: number, work: () => void) => () => void
  readonly isVisible: () => boolean
  readonly onVisibility: (listener: () => void) => () => void
}

const firstPause = 1000
const longestPause = 10_000
const growth = 1.5

export type Pacer = {
  /** Looks again and again until the returned function is called. The newest hold begins with short pauses. */
  readonly hold: () => () => void
  /** Ends all. */
  readonly stop: () => void
}

/** Looks while something is on its way and the tab is visible: every second at first, later every ten. */
export function makePacer({ look, after, isVisible, onVisibility }: Options): Pacer {
  const holds = new Set<object>()
  let pause = firstPause
  let cancel: (() => void) | null = null
  const rest = () => {
    cancel?.()
    cancel = null
  }
  const wait = () => {
    rest()
    if (holds.size === 0 || !isVisible()) return
    cancel = after(pause, () => {
      look()
      pause = Math.min(pause * growth, longestPause)
      wait()
    })
  }
  const stopListening = onVisibility(() => {
    if (isVisible() && holds.size > 0 && cancel === null) look()
    wait()
  })
  return {
    hold: () => {
      const own = {}
      holds.add(own)
      pause = firstPause
      wait()
      return () => {
        holds.delete(own)
        if (holds.size === 0) rest()
      }
    },
    stop: () => {
      stopListening()
      holds.clear()
      rest()
    },
  }
}
