import { Link } from "./link.tsx"
import * as styles from "./page-links.module.css"
import { words } from "#lib/strings/words.ts"

type PageLinksProps = {
  /** The addresses of all pages of a list. */
  readonly pages: readonly string[]
  /** Counted from one. */
  readonly current: number
}

/** Links to the pages of a long list: the first, the last, and those around the current one. */
export function PageLinks({ pages, current }: PageLinksProps) {
  if (pages.length < 2) return null
  const shown = pages.map((path, index) => ({ path, page: index + 1 })).filter(({ page }) => isNear(page, current, pages.length))
  return (
    <nav aria-label={words.members.pages}>
      <ol className={styles.pages}>
        {shown.map(({ path, page }, index) => (
          <li key={path} data-gap={index > 0 && shown[index - 1]?.page !== page - 1}>
            <Link to={path} className={styles.link} aria-label={words.members.page(page)}>
              {page}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function isNear(page: number, current: number, last: number): boolean {
  return page === 1 || page === last || Math.abs(page - current) <= 2
}
