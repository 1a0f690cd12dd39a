import type { BuildProblem, BuildWarning, NamedItem } from "#contract/publishing.ts"
import { editableOf } from "#contract/screens.ts"
import { screenPath } from "#lib/navigation/own-screen.ts"
import { Link } from "#ui/controls/link.tsx"
import { appWords } from "#dashboard/strings/words.ts"
import * as styles from "./panel.module.css"

export function sentenceOfProblem({ code = "unknown" }: BuildProblem): string {
  return appWords.publishing.problems[code]
}

export function wordsOfWarning(warning: BuildWarning): Pick<BuildWarning, "what" | "todo"> {
  return (warning.coded && appWords.faultWords(warning.coded)) ?? warning
}

/** "Details" has the failed program's own English message, which members don't get. */
export function ProblemDetails({ problem: { item, message } }: { readonly problem: BuildProblem }) {
  return (
    <div className={styles.problem}>
      {item !== null && <ItemLink item={item} />}
      {message !== "" && (
        <details>
          <summary>{appWords.publishing.details}</summary>
          <p lang="en">{message}</p>
        </details>
      )}
    </div>
  )
}

/** Only an item with an editor gets a link. */
export function ItemLink({ item: { type, number, title } }: { readonly item: NamedItem }) {
  const of = editableOf(type)
  return of === null ? <span>{title}</span> : <Link to={screenPath({ kind: "edit", of, id: number })}>{title}</Link>
}
