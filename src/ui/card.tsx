import { Fragment, type ReactNode } from "react"
import * as styles from "./card.module.css"
import { Link } from "./link.tsx"

type CardProps = {
  /** `lead`: beside its picture; `row`: one line of an index. */
  readonly look?: "lead" | "row" | undefined
  readonly media: ReactNode
  /** Short facts; those that are missing leave no gap. */
  readonly meta: readonly ReactNode[]
  readonly heading: ReactNode
  readonly summary?: ReactNode
}

/** A picture, what it stands for, and one link that covers it all. */
export function Card({ look, media, meta, heading, summary }: CardProps) {
  return (
    <article className={styles.card} data-look={look}>
      <div className={styles.media}>{media}</div>
      <div className={styles.text}>
        <p className={styles.meta}>
          {meta.filter(Boolean).map((fact, index) => (
            <Fragment key={index}>
              {index > 0 && " "}
              <span className={styles.fact}>{fact}</span>
            </Fragment>
          ))}
        </p>
        {heading}
        {summary}
      </div>
    </article>
  )
}

type CardHeadingProps = {
  readonly level: 2 | 3
  readonly to: string
  readonly lang: string | undefined
  readonly children: string
}

export function CardHeading({ level, to, lang, children }: CardHeadingProps) {
  const Heading = `h${level}` as const
  return (
    <Heading className={styles.title} lang={lang}>
      <Link to={to} className={styles.link}>
        {children}
      </Link>
    </Heading>
  )
}

export function CardSummary({ lang, children }: { readonly lang: string | undefined; readonly children: string }) {
  return (
    <p className={styles.summary} lang={lang}>
      {children}
    </p>
  )
}
