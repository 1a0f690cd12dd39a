import { Fragment, type ReactNode } from "react"
import { classes } from "#lib/classes.ts"
import { foreignLang } from "#lib/strings/language.ts"
import * as styles from "./card.module.css"
import { LanguageMark } from "#ui/text/language-mark.tsx"
import { Link } from "#ui/controls/link.tsx"

/** Class names replace the layout of one part under the other. */
export type CardLook = { readonly [part in "card" | "media" | "picture" | "text" | "meta" | "summary"]?: string | undefined }

type CardProps = {
  readonly item: { readonly title: string; readonly path: string; readonly langcode: string }
  readonly level: 2 | 3
  readonly look?: CardLook | undefined
  readonly media: ReactNode
  /** Facts in small print stand before the name of a foreign language. */
  readonly meta: readonly ReactNode[]
  readonly summary?: string
}

export function Card({ item: { title, path, langcode }, level, look = {}, media, meta, summary }: CardProps) {
  const lang = foreignLang(langcode)
  const Heading = `h${level}` as const
  return (
    <article className={classes(styles.card, look.card)}>
      <div className={look.media}>{media}</div>
      <div className={classes(styles.text, look.text)}>
        <p className={classes(styles.meta, look.meta)}>
          {[...meta, lang && <LanguageMark langcode={langcode} />].filter(Boolean).map((fact, index) => (
            <Fragment key={index}>
              {index > 0 && " "}
              <span className={styles.fact}>{fact}</span>
            </Fragment>
          ))}
        </p>
        <Heading className={styles.title} lang={lang}>
          <Link to={path} className={styles.link}>
            {title}
          </Link>
        </Heading>
        {summary && (
          <p className={classes(styles.summary, look.summary)} lang={lang}>
            {summary}
          </p>
        )}
      </div>
    </article>
  )
}
