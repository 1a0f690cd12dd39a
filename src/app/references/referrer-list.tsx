import { editables, isEditable, screenPath, type Editable } from "#contract/screens.ts"
import type { Item } from "#app/resources/item.ts"
import { useGetReferencesQuery } from "#app/resources/item-api.ts"
import type { Referrer, Referrers } from "#app/resources/history/referrers.ts"
import { outcomeOf } from "#lib/api.ts"
import { withdrawal as words } from "#lib/strings/members-area/withdrawal.ts"
import { Button } from "#ui/button.tsx"
import { Link } from "#ui/link.tsx"
import * as styles from "./withdrawal.module.css"

/** What refers to an item; nothing where the back end can't tell. */
export function ReferrerList({ type, id }: Pick<Item, "type" | "id">) {
  const query = useGetReferencesQuery({ type, id }, { refetchOnMountOrArgChange: true })
  const outcome = outcomeOf(query)
  if (outcome === null) return <p role="status">{words.looking}</p>
  if (outcome.ok) return outcome.value !== null && <Found {...outcome.value} />
  return (
    <p role="alert">
      {words.lookFailed}{" "}
      <Button tone="ghost" size="small" onClick={() => void query.refetch()}>
        {words.retry}
      </Button>
    </p>
  )
}

function Found({ shown, count, hidden }: Referrers) {
  if (count === 0 && hidden === 0) return <p>{words.nothing}</p>
  return (
    <div>
      {count > 0 && <p>{words.referrers(count)}</p>}
      <ul className={styles.referrers}>
        {shown.map((referrer) => (
          <li key={`${referrer.id} ${referrer.field}`}>
            <Title {...referrer} />
            {!referrer.isPublished && <small> ({words.draft})</small>}
          </li>
        ))}
        {count > shown.length && <li>{words.more(count - shown.length)}</li>}
      </ul>
      {hidden > 0 && <p>{words.hidden(hidden)}</p>}
    </div>
  )
}

function Title({ type, number, title }: Referrer) {
  const of = editableOf(type)
  return of === undefined || number === null ? title : <Link to={screenPath({ kind: "edit", of, id: number })}>{title}</Link>
}

function editableOf(type: Referrer["type"]): Editable | undefined {
  return Object.keys(editables)
    .filter(isEditable)
    .find((name) => editables[name] === type)
}
