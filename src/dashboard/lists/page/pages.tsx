import type { ListState } from "#dashboard/lists/rows/list-state.ts"
import { pageSize } from "#dashboard/lists/rows/list-request.ts"
import { Icon } from "#ui/icon.tsx"
import { Link } from "#ui/link.tsx"
import * as styles from "./pages.module.css"
import { appWords } from "#dashboard/strings/words.ts"

type PagesProps = {
  readonly state: ListState
  readonly shown: { readonly length: number; readonly hasNext: boolean; readonly count: number | null }
  readonly addressOf: (state: ListState) => string
}

const back = "m12 5-5 5 5 5"
const forth = "m8 5 5 5-5 5"

export function Pages({ state, shown: { length, hasNext, count }, addressOf }: PagesProps) {
  const { page } = state
  const before = (page - 1) * pageSize
  const address = (wanted: number) => addressOf({ ...state, page: wanted })
  // A Drupal tells no count, and its pages may be short.
  const last = count === null ? page : Math.max(page, Math.ceil(count / pageSize))
  return (
    <nav className={styles.pages} aria-label={appWords.lists.pages}>
      <p role="status">{appWords.lists.range(before + 1, before + length, count)}</p>
      {(page > 1 || hasNext) && (
        <ul className={styles.steps}>
          {page > 1 && (
            <li>
              <Link className={styles.step} to={address(page - 1)} aria-current={undefined} rel="prev" aria-label={appWords.lists.previous}>
                <Icon path={back} />
              </Link>
            </li>
          )}
          {last > 1 &&
            pagesToShow(page, last).map((each, index) => (
              <li key={each ?? `gap-${index}`}>
                {each === null ? (
                  <span className={styles.step}>…</span>
                ) : (
                  <Link
                    className={styles.step}
                    to={address(each)}
                    aria-label={appWords.lists.page(each)}
                    aria-current={each === page ? "page" : undefined}
                  >
                    {each}
                  </Link>
                )}
              </li>
            ))}
          {hasNext && (
            <li>
              <Link className={styles.step} to={address(page + 1)} aria-current={undefined} rel="next" aria-label={appWords.lists.next}>
                <Icon path={forth} />
              </Link>
            </li>
          )}
        </ul>
      )}
    </nav>
  )
}

/** The first, the last, and those around the present page; null is a gap. */
function pagesToShow(page: number, last: number): (number | null)[] {
  const shown = [...new Set([1, page - 1, page, page + 1, last])].filter((each) => each >= 1 && each <= last).toSorted((a, b) => a - b)
  return shown.flatMap((each, index) => (index > 0 && each - (shown[index - 1] ?? 0) > 1 ? [null, each] : [each]))
}
