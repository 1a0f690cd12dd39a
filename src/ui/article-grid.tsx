import type { ReactNode } from "react"
import { headingsOf, isProseTree } from "#lib/prose-tree.ts"
import * as styles from "./article-grid.module.css"
import { Contents } from "./contents.tsx"
import { Prose } from "./prose.tsx"

/** A text gets a list of contents, and numbers on its headings, from this many main headings on. */
const HEADINGS_FOR_CONTENTS = 3

type ArticleGridProps = {
  readonly body: Queries.ProseFragment
  readonly lead: string
  readonly lang?: string | undefined
  /** What belongs to the text and stands below it. */
  readonly children?: ReactNode
}

/** A long text with its list of contents beside it. */
export function ArticleGrid({ body, lead, lang, children }: ArticleGridProps) {
  const headings = isProseTree(body.tree) ? headingsOf(body.tree) : []
  const hasContents = headings.length >= HEADINGS_FOR_CONTENTS
  return (
    <div className={styles.grid}>
      <div className={styles.contents}>{hasContents && <Contents headings={headings} lang={lang} />}</div>
      <div className={styles.body}>
        <Prose body={body} lead={lead} lang={lang} isNumbered={hasContents} />
        {children}
      </div>
    </div>
  )
}
