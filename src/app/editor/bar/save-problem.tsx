import type { Item } from "#app/resources/item.ts"
import type { SaveState } from "#app/save/edit-state.ts"
import { wordsOf } from "#lib/session/problem.ts"
import { classes } from "#lib/classes.ts"
import * as styles from "./save-bar.module.css"

/** What the server says of a save, where it names no field of the form. */
export function SaveProblem({ state, item }: { readonly state: SaveState; readonly item: Item }) {
  if (state.kind !== "failed") return null
  const { problem } = state
  const wrong = problem.kind === "invalid" ? Object.keys(problem.fields) : []
  if (wrong.length > 0 && wrong.every((name) => Object.hasOwn(item.values, name))) return null
  return (
    <p className={classes("wrap", styles.problem)} role="alert">
      {wordsOf(problem)}
    </p>
  )
}
