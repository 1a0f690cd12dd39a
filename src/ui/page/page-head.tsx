import type { ReactNode } from "react"
import { longestWord } from "#lib/text/longest-word.ts"
import { arrowBack, Icon } from "#ui/pictures/icon.tsx"
import { Link } from "#ui/controls/link.tsx"
import * as splitStyles from "./split.module.css"
import * as styles from "./page-head.module.css"
import { words } from "#lib/strings/words.ts"

type PageHeadProps = {
  readonly title: string
  readonly lang?: string | undefined
  readonly back?: { readonly to: string; readonly label: string }
  readonly sign?: ReactNode
  readonly children?: ReactNode
}

export function PageHead({ title, lang, back, sign, children }: PageHeadProps) {
  return (
    <div className={styles.head}>
      {back && (
        <nav className={styles.back} aria-label={words.frame.breadcrumb}>
          <Link to={back.to} className={`line-link ${styles.backLink}`}>
            <Icon path={arrowBack} />
            {back.label}
          </Link>
        </nav>
      )}
      <div className={`${splitStyles.split} ${styles.row}`} data-alone={!children}>
        <div className={styles.title}>
          {sign}
          <h1 className={styles.heading} lang={lang} data-letters={longestWord(title)}>
            {title}
          </h1>
        </div>
        {children && (
          <p className="lead" lang={lang}>
            {children}
          </p>
        )}
      </div>
    </div>
  )
}
