import * as styles from "./link-targets.module.css"
import { useLinkTargets } from "./use-link-targets.ts"
import { appWords } from "#dashboard/strings/words.ts"

const words = appWords.richText.link

type LinkTargetsProps = { readonly text: string; readonly onChoose: (path: string, title: string) => void }

/** Buttons with the pages of the site whose titles contain the typed words. */
export function LinkTargets({ text, onChoose }: LinkTargetsProps) {
  const { targets, isSearch, status } = useLinkTargets(text)
  if (!isSearch) return null
  return (
    <div className={styles.found}>
      <p role="status" className={styles.status}>
        {status}
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
