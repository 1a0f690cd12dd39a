import { classes } from "#lib/classes.ts"
import { actions as strings } from "#lib/strings/actions.ts"
import * as styles from "./kind-filter.module.css"

const kinds = [
  { kind: null, label: strings.all },
  { kind: "action", label: strings.actions },
  { kind: "project", label: strings.projects },
] as const

export type Kind = "action" | "project"

/** The kind in the query of an address (`?kind=action`); `null` for none or an unknown one. */
export function kindOf(search: string): Kind | null {
  const kind = new URLSearchParams(search).get("kind")
  return kind === "action" || kind === "project" ? kind : null
}

export function KindFilter({ kind: current, onKind }: { readonly kind: Kind | null; readonly onKind: (kind: Kind | null) => void }) {
  return (
    <div className={classes("scripted", styles.group)} role="group" aria-label={strings.kind}>
      {kinds.map(({ kind, label }) => (
        <button key={label} type="button" className={styles.button} aria-pressed={kind === current} onClick={() => onKind(kind)}>
          {label}
        </button>
      ))}
    </div>
  )
}
