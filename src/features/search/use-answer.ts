import { useCallback, useEffect, useState } from "react"
import { answer, type SearchOutcome, type SearchQuestion } from "#lib/search/answer.ts"
import { makeIndexReader, type IndexReader } from "#lib/search/index-reader.ts"
import { language } from "#lib/strings/language.ts"

export type AnswerState = {
  /** The last answer stays while the next one comes; null before the first. */
  readonly answer: SearchOutcome | null
  readonly isWaiting: boolean
  readonly hasFailed: boolean
  readonly retry: () => void
}

/** The reader stays for the whole document, whose language doesn't change, and remembers the read index. */
let reader: IndexReader | undefined

type State = { readonly key: string; readonly answer: SearchOutcome | null; readonly hasFailed: boolean }

/** An empty question isn't asked. */
export function useAnswer({ text, kind, langcode }: SearchQuestion, most: number): AnswerState {
  const [state, setState] = useState<State>({ key: "", answer: null, hasFailed: false })
  const [attempt, setAttempt] = useState(0)
  const key = text.trim() === "" ? "" : JSON.stringify([text, kind, langcode, most, attempt])
  useEffect(() => {
    if (key === "") return undefined
    let isWanted = true
    reader ??= makeIndexReader(language)
    answer({ text, kind, langcode }, reader, { language, most }).then(
      (newAnswer) => {
        if (isWanted) setState({ key, answer: newAnswer, hasFailed: false })
      },
      (error: unknown) => {
        if (!isWanted) return
        console.error(error)
        setState({ key, answer: null, hasFailed: true })
      },
    )
    return () => {
      isWanted = false
    }
  }, [key, text, kind, langcode, most])
  const retry = useCallback(() => setAttempt((before) => before + 1), [])
  return {
    answer: key === "" ? null : state.answer,
    isWaiting: key !== state.key && key !== "",
    hasFailed: state.hasFailed && key === state.key,
    retry,
  }
}
