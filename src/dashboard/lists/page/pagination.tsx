import { Fragment, type ReactNode } from "react"
import type { ListState } from "#dashboard/lists/rows/list-state.ts"
import { pageSize } from "#dashboard/lists/rows/list-request.ts"
import { Icon } from "#ui/pictures/icon.tsx"
import { Link } from "#ui/controls/link.tsx"
import * as styles from "./pagination.module.css"
import { appWords } from "#dashboard/strings/words.ts"
import { classes } from "#lib/classes.ts"

const words = appWords.lists

type PagesProps = {
  readonly state: ListState
  readonly pageInfo: { readonly length: number; readonly hasNext: boolean; readonly count: number | null }
  readonly addressOf: (state: ListState) => string
}

const back = "m12 5-5 5 5 5"
const forth = "m8 5 5 5-5 5"

export function Pages({ state, pageInfo: { length, hasNext, count }, addressOf }: PagesProps) {
  const { page } = state
  const before = (page - 1) * pageSize
  // Drupal sends no count, and its pages may be short.
  const last = count === null ? page : Math.max(page, Math.ceil(count / pageSize))
  // The bar has the first page, the last one, and those around the present one.
  const numbers = [...new Set([1, page - 1, page, page + 1, last])].filter((each) => last > 1 && each >= 1 && each <= last)
  const step = (targetPage: number, label: string, content: ReactNode, rel?: "prev" | "next") => (
    <li key={label}>
      <Link
        className={styles.step}
        to={addressOf({ ...state, page: targetPage })}
        rel={rel}
        aria-label={label}
        aria-current={targetPage === page ? "page" : undefined}
      >
        {content}
      </Link>
    </li>
  )
  return (
    <nav className={classes("spread", styles.pages)} aria-label={words.pages}>
      <p role="status">{words.range(before + 1, before + length, count)}</p>
      {(page > 1 || hasNext) && (
        <ul className={styles.steps}>
          {page > 1 && step(page - 1, words.previous, <Icon path={back} />, "prev")}
          {numbers.map((each, index) => (
            <Fragment key={each}>
              {each - (numbers[index - 1] ?? each) > 1 && (
                <li>
                  <span className={styles.step}>…</span>
                </li>
              )}
              {step(each, words.page(each), each)}
            </Fragment>
          ))}
          {hasNext && step(page + 1, words.next, <Icon path={forth} />, "next")}
        </ul>
      )}
    </nav>
  )
}
