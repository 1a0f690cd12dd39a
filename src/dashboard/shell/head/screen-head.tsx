import type { ReactNode } from "react"
import { ButtonLink } from "#ui/controls/button.tsx"
import { Icon, plus } from "#ui/pictures/icon.tsx"
import * as styles from "./screen-head.module.css"

/** The heading with this id takes the focus when the focused row is gone. */
export const headingId = "list-heading"

type ScreenHeadProps = {
  readonly title: string
  readonly count: number | null
  readonly create?: { readonly to: string; readonly label: string } | undefined
  /** A single button stands in one row with the title on a phone. */
  readonly isInOneRow?: boolean
  readonly children?: ReactNode
}

export function ScreenHead({ title, count, create, isInOneRow = false, children }: ScreenHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <h1 id={headingId} className={styles.heading} tabIndex={-1}>
          {title}
        </h1>
        {count !== null && <span className={styles.count}>{count}</span>}
      </div>
      <div className={styles.actions} data-beside={isInOneRow}>
        {children}
        {create !== undefined && (
          <ButtonLink to={create.to} tone="accent">
            <Icon path={plus} />
            {create.label}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
