import { classes } from "#lib/classes.ts"
import { useSearch } from "#lib/navigation/use-search.ts"
import { Dimension } from "#ui/text/dimension.tsx"
import { Masonry } from "#ui/pictures/masonry.tsx"
import * as segments from "#ui/page/segments.module.css"
import { actionItems } from "./action-items.tsx"
import * as styles from "./action-list.module.css"
import { words } from "#lib/strings/words.ts"

/** The number of cards with a picture in the first screen. */
const FIRST_SCREEN = 2

export function ActionList({ actions }: { readonly actions: readonly Queries.ActionCardFragment[] }) {
  const [search, changeSearch] = useSearch()
  const kind = kindOf(search)
  const visibleActions = kind === null ? actions : actions.filter((action) => action.actionKind === kind)
  return (
    <>
      <div className={styles.filter}>
        <KindFilter kind={kind} onKind={(next) => changeSearch(() => (next === null ? "" : `?kind=${next}`))} />
        <Dimension align="start" role="status" className={styles.count}>
          {words.actions.count(visibleActions.length)}
        </Dimension>
      </div>
      {visibleActions.length === 0 ? <p>{words.actions.none}</p> : <Masonry items={actionItems(visibleActions, 2, FIRST_SCREEN)} />}
    </>
  )
}

const kinds = () =>
  [
    { kind: null, label: words.actions.all },
    { kind: "action", label: words.actions.actions },
    { kind: "project", label: words.actions.projects },
  ] as const

type Kind = "action" | "project"

/** Reads `?kind=action`; `null` for none or an unknown kind. */
function kindOf(search: string): Kind | null {
  const kind = new URLSearchParams(search).get("kind")
  return kind === "action" || kind === "project" ? kind : null
}

function KindFilter({ kind: current, onKind }: { readonly kind: Kind | null; readonly onKind: (kind: Kind | null) => void }) {
  return (
    <div className={classes("scripted", segments.group)} role="group" aria-label={words.actions.kind}>
      {kinds().map(({ kind, label }) => (
        <button key={label} type="button" className={segments.segment} aria-pressed={kind === current} onClick={() => onKind(kind)}>
          {label}
        </button>
      ))}
    </div>
  )
}
