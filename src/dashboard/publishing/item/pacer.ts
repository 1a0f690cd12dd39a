import { createContext, useContext } from "react"

type Options = {
  readonly ask: () => void
  readonly after: (milliseconds: number, work: () => void) => () => void
  readonly isVisible: () => boolean
  readonly onVisibility: (listener: () => void) => () => void
}

const firstPause = 500
const longestPause = 10_000
const growth = 1.5

/** Requests repeat while a change is on its way and the tab is visible: twice a second at first, later every ten seconds. */
export function makePacer({ ask, after, isVisible, onVisibility }: Options) {
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
      ask()
      pause = Math.min(pause * growth, longestPause)
      wait()
    })
  }
  const stopListening = onVisibility(() => {
    if (isVisible() && holds.size > 0 && cancel === null) ask()
    wait()
  })
  return {
    /** Repeats the request until the returned function is called. The newest hold begins with short pauses. */
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

type Pacer = Pick<ReturnType<typeof makePacer>, "hold">

const still: Pacer = { hold: () => () => undefined }

/** Without the dashboard's pacer no request is repeated. */
export const PacerContext = createContext(still)

export function usePacer(): Pacer {
  return useContext(PacerContext)
}
