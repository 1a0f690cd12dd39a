import { useEffect, useState } from "react"
import { outcomeOf } from "#lib/api.ts"
import { richText } from "#lib/strings/members-area/rich-text.ts"
import { addressOf } from "./address.ts"
import * as styles from "./link-targets.module.css"
import { useGetLinkTargetsQuery } from "./link-targets-api.ts"

const words = richText.link
/** In ms, so that a typed word asks the server once. */
const pause = 250

type LinkTargetsProps = { readonly text: string; readonly onChoose: (path: string, title: string) => void }

/** The pages of the site whose titles hold the typed words. */
export function LinkTargets({ text, onChoose }: LinkTargetsProps) {
  const searched = useLate(addressOf(text) === null ? text.trim() : "")
  return searched.length < 2 ? null : <Found text={searched} onChoose={onChoose} />
}

function useLate(text: string): string {
  const [late, setLate] = useState("")
  useEffect(() => {
    const timer = setTimeout(() => setLate(text), text === "" ? 0 : pause)
    return () => clearTimeout(timer)
  }, [text])
  return late
}

function Found({ text, onChoose }: LinkTargetsProps) {
  const outcomes = [
    outcomeOf(useGetLinkTargetsQuery({ type: "node--page", text })),
    outcomeOf(useGetLinkTargetsQuery({ type: "node--article", text })),
    outcomeOf(useGetLinkTargetsQuery({ type: "node--action_project", text })),
    outcomeOf(useGetLinkTargetsQuery({ type: "node--member", text })),
  ]
  const isFailed = outcomes.some((outcome) => outcome !== null && !outcome.ok)
  const isWaiting = outcomes.includes(null)
  const targets = outcomes.flatMap((outcome) => (outcome?.ok === true ? outcome.value : []))
  return (
    <div className={styles.found}>
      <p role="status" className={styles.status}>
        {isFailed ? words.searchFailed : isWaiting ? words.searching : words.results(targets.length)}
      </p>
      <ul className={styles.list}>
        {targets.map(({ title, kind, path, isPublished }) => (
          <li key={path}>
            <button type="button" className={styles.target} onClick={() => onChoose(path, title)}>
              <span>{title}</span>
              <small>{isPublished ? kind : `${kind}, ${words.draft}`}</small>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
