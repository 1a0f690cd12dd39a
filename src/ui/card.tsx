import { Fragment, type ReactNode } from "react"
import { classes } from "#lib/classes.ts"
import * as styles from "./card.module.css"
import { Link } from "./link.tsx"

/** Class names for another layout than one part under the other. */
export type CardLook = { readonly [part in "card" | "media" | "picture" | "text" | "meta" | "summary"]?: string | undefined }

type CardProps = {
  readonly look?: CardLook | undefined
  readonly media: ReactNode
  readonly meta: readonly ReactNode[]
  readonly heading: ReactNode
  readonly summary?: ReactNode
}

export function Card({ look = {}, media, meta, heading, summary }: CardProps) {
  return (
    <article className={classes(styles.card, look.card)}>
      <div className={look.media}>{media}</div>
      <div className={classes(styles.text, look.text)}>
        <p className={classes(styles.meta, look.meta)}>
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

type CardSummaryProps = { readonly lang: string | undefined; readonly className?: string | undefined; readonly children: string }

export function CardSummary({ lang, className, children }: CardSummaryProps) {
  return (
    <p className={classes(styles.summary, className)} lang={lang}>
      {children}
    </p>
  )
}
