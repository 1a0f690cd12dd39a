import { own } from "#lib/navigation/own-address.ts"
import { words } from "#lib/strings/words.ts"
import { ArrowLink } from "#ui/controls/arrow-link.tsx"
import { useSite } from "#lib/use-site.ts"
import * as styles from "./search-lists.module.css"

/** These links help readers who haven't searched yet, find nothing or have no scripts. */
export function SearchLists() {
  const { hasPublicEvents, aboutPath, joinPath } = useSite()
  const lists = [
    { to: own("/members/"), label: words.frame.members },
    { to: own("/publications/"), label: words.frame.publications },
    { to: own("/actions-projects/"), label: words.frame.actionsProjects },
    ...(hasPublicEvents ? [{ to: own("/agenda/"), label: words.frame.agenda }] : []),
    { to: aboutPath, label: words.frame.about },
    ...(joinPath === null ? [] : [{ to: joinPath, label: words.frame.join }]),
  ]
  return (
    <section className={styles.lists} aria-labelledby="search-lists">
      <h2 id="search-lists" className={styles.title}>
        {words.search.lists}
      </h2>
      <ul className={`stack ${styles.list}`} data-gap="2">
        {lists.map(({ to, label }) => (
          <li key={to}>
            <ArrowLink to={to}>{label}</ArrowLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
