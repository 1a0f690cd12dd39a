import type { ReactNode } from "react"
import { ButtonLink } from "#ui/button.tsx"
import { Icon, plus } from "#ui/icon.tsx"
import * as styles from "./screen-head.module.css"

/** The id of a screen's heading, which takes the focus when the focused row is gone. */
export const headingId = "list-heading"

type ScreenHeadProps = {
  readonly title: string
  readonly count: number | null
  readonly create?: { readonly to: string; readonly label: string } | undefined
  /** Keeps title and buttons in one row on a phone, if there is one button. */
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
