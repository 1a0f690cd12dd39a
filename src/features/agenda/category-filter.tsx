import { agenda as strings } from "#lib/strings/agenda.ts"
import { Link } from "#ui/link.tsx"
import * as styles from "./category-filter.module.css"

type CategoryFilterProps = { readonly filters: Queries.AgendaArticleFragment["filters"] }

/** Links to the lists of each category, which are pages. */
export function CategoryFilter({ filters }: CategoryFilterProps) {
  if (filters.length === 0) return null
  return (
    <nav aria-label={strings.category}>
      <ul className={styles.group}>
        {[{ name: strings.all, path: "/agenda/" }, ...filters].map(({ name, path }) => (
          <li key={path}>
            <Link to={path} className={styles.link}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
