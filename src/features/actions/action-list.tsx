import { useSearch } from "#lib/navigation/use-search.ts"
import { actions as strings } from "#lib/strings/actions.ts"
import { Dimension } from "#ui/dimension.tsx"
import { Masonry } from "#ui/masonry.tsx"
import { actionItems } from "./action-items.tsx"
import * as styles from "./action-list.module.css"
import { KindFilter, kindOf } from "./kind-filter.tsx"

/** The number of cards with a picture in the first screen. */
const FIRST_SCREEN = 2

export function ActionList({ actions }: { readonly actions: readonly Queries.ActionCardFragment[] }) {
  const [search, replaceSearch] = useSearch()
  const kind = kindOf(search)
  const shown = kind === null ? actions : actions.filter((action) => action.kind === kind)
  return (
    <>
      <div className={styles.filter}>
        <KindFilter kind={kind} onKind={(next) => replaceSearch(next === null ? "" : `?kind=${next}`)} />
        <Dimension align="start" role="status" className={styles.count}>
          {strings.count(shown.length)}
        </Dimension>
      </div>
      {shown.length === 0 ? <p>{strings.none}</p> : <Masonry items={actionItems(shown, 2, FIRST_SCREEN)} />}
    </>
  )
}
