import { editableOf } from "#contract/screens.ts"
import { screenPath } from "#lib/navigation/own-screen.ts"
import type { Item } from "#dashboard/items/item.ts"
import { useGetReferencesQuery } from "#dashboard/items/item-api.ts"
import type { Referrer, Referrers } from "#dashboard/items/history.ts"
import { outcomeOf } from "#dashboard/session/core/api.ts"
import { loadState } from "#dashboard/widgets/load-state.tsx"
import { Link } from "#ui/controls/link.tsx"
import * as styles from "./withdrawal.module.css"
import { appWords } from "#dashboard/strings/words.ts"

type ReferrerListProps = Pick<Item, "type" | "id"> & {
  /** A list of several items names each, and leaves out items without referrers. */
  readonly heading?: string | undefined
}

export function ReferrerList({ type, id, heading }: ReferrerListProps) {
  const query = useGetReferencesQuery({ type, id }, { refetchOnMountOrArgChange: true })
  const outcome = outcomeOf(query)
  if (outcome === null) return <p role="status">{appWords.withdrawal.looking}</p>
  if (outcome.ok) return <ReferrerResults {...outcome.value} heading={heading} />
  const failed = heading === undefined ? appWords.withdrawal.lookFailed : appWords.withdrawal.lookFailedOf(heading)
  return <p role="alert">{loadState(query, failed)}</p>
}

function ReferrerResults({ referrers, count, hidden, heading }: Referrers & { readonly heading: string | undefined }) {
  if (count === 0 && hidden === 0) return heading === undefined && <p>{appWords.withdrawal.nothing}</p>
  return (
    <div>
      {heading !== undefined && <h3 className={styles.name}>{heading}</h3>}
      {count > 0 && <p>{appWords.withdrawal.referrers(count)}</p>}
      <ul className={styles.referrers}>
        {referrers.map((referrer) => (
          <li key={`${referrer.id} ${referrer.field}`}>
            <Title {...referrer} />
            {!referrer.isPublished && <small> ({appWords.translations.states.draft})</small>}
          </li>
        ))}
        {count > referrers.length && <li>{appWords.withdrawal.more(count - referrers.length)}</li>}
      </ul>
      {hidden > 0 && <p>{appWords.withdrawal.hidden(hidden)}</p>}
    </div>
  )
}

function Title({ type, number, title }: Referrer) {
  const of = editableOf(type)
  return of === null || number === null ? title : <Link to={screenPath({ kind: "edit", of, id: number })}>{title}</Link>
}
