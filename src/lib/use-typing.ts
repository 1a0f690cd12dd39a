import { useRef, useState } from "react"

/** A search starts after `pause` ms without a key. `ask` searches without waiting. */
export function useTyping(onText: (text: string) => void, pause: number) {
  const [typedText, setTypedText] = useState<string>()
  const timer = useRef<number>()
  const search = (text: string) => {
    window.clearTimeout(timer.current)
    setTypedText(undefined)
    onText(text)
  }
  const type = (text: string) => {
    window.clearTimeout(timer.current)
    setTypedText(text)
    timer.current = window.setTimeout(search, pause, text)
  }
  const ask = () => {
    if (typedText !== undefined) search(typedText)
  }
  return { typedText, type, ask }
}
