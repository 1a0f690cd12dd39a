import { useEffect, useRef, useState } from "react"

/** Milliseconds between two messages to screen readers. */
const pause = 10_000

/** The words of a status for screen readers: the newest ones, but not more often than the pause. What is shown first isn't told. */
export function useTold(words: string): string {
  const [told, setTold] = useState("")
  const [isQuiet, setQuiet] = useState(false)
  const last = useRef(words)
  useEffect(() => {
    if (isQuiet || words === last.current) return
    last.current = words
    setTold(words)
    setQuiet(true)
  }, [words, isQuiet])
  useEffect(() => {
    if (!isQuiet) return undefined
    const timer = window.setTimeout(() => setQuiet(false), pause)
    return () => window.clearTimeout(timer)
  }, [isQuiet])
  return told
}
