import type { BuildProblem } from "#contract/publishing.ts"
import { appWords } from "#app/strings/words.ts"
import { ItemLink } from "./item-link.tsx"
import * as styles from "./build-problem.module.css"

/** What failed, in the user's language. */
export function sentenceOfProblem({ code = "unknown" }: BuildProblem): string {
  return appWords.publishing.problems[code]
}

/** Where it failed, and behind "Details" what the program that failed said itself, in English. */
export function ProblemDetails({ problem: { item, message } }: { readonly problem: BuildProblem }) {
  return (
    <div className={styles.problem}>
      {item !== null && <ItemLink item={item} />}
      <details>
        <summary>{appWords.publishing.details}</summary>
        <p lang="en">{message}</p>
      </details>
    </div>
  )
}
