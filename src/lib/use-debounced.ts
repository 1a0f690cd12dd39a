import { useEffect, useState } from "react"

/** The text must stay the same for `pause` ms. Empty text counts at once. */
export function useDebounced(text: string, pause: number): string {
  const [late, setLate] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setLate(text), text === "" ? 0 : pause)
    return () => clearTimeout(timer)
  }, [text, pause])
  return late
}
