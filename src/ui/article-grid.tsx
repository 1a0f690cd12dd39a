import { useMemo, type ReactNode } from "react"
import { contentsOf, outlineOf } from "#lib/prose/outline.ts"
import { isProseTree } from "#lib/prose/tree.ts"
import * as styles from "./article-grid.module.css"
import { Contents } from "./contents.tsx"
import { Notes } from "./notes.tsx"
import { Prose } from "./prose.tsx"

type ArticleGridProps = {
  readonly body: Queries.ProseFragment
  /** The sentence that the text opens with. */
  readonly lead: string
  readonly lang?: string | undefined
  /** What belongs to the text and stands below it. */
  readonly children?: ReactNode
}

/** A long text: its contents and numbers from three sections on, its lead, itself, its notes. */
export function ArticleGrid({ body, lead, lang, children }: ArticleGridProps) {
  // Kept from one rendering to the next, because the list of contents watches these headings.
  const { outline, headings } = useMemo(() => {
    const parted = outlineOf(isProseTree(body.tree) ? body.tree : [])
    return { outline: parted, headings: contentsOf(parted.body) }
  }, [body])
  return (
    <div className={styles.grid}>
      <div className={styles.contents}>{headings.length > 0 && <Contents headings={headings} lang={lang} />}</div>
      <div className={styles.body}>
        {lead && (
          <p className={`lead ${styles.lead}`} lang={lang}>
            {lead}
          </p>
        )}
        <Prose nodes={outline.body} pictures={body.pictures} lang={lang} isNumbered={headings.length > 0} />
        <Notes notes={outline.notes} title={outline.notesTitle} body={outline.body} lang={lang} />
        {children}
      </div>
    </div>
  )
}
