import { useMemo, type ReactNode } from "react"
import { contentsOf, outlineOf } from "#lib/prose/outline.ts"
import { treeOf } from "#lib/prose/tree.ts"
import * as styles from "./article-grid.module.css"
import { Contents } from "#ui/text/contents.tsx"
import { Notes } from "#ui/text/notes.tsx"
import { Prose } from "#ui/text/prose.tsx"

type ArticleGridProps = {
  readonly body: Queries.ProseFragment
  readonly lead: string
  readonly lang?: string | undefined
  readonly children?: ReactNode
}

/** A text of three sections or more has a list of contents, and its sections have numbers. */
export function ArticleGrid({ body, lead, lang, children }: ArticleGridProps) {
  // The list of contents observes these headings, so they must stay the same objects.
  const { outline, headings } = useMemo(() => {
    const parts = outlineOf(treeOf(body.tree))
    return { outline: parts, headings: contentsOf(parts.body) }
  }, [body])
  return (
    <div className={`grid ${styles.article}`}>
      <div className={styles.contents}>{headings.length > 0 && <Contents headings={headings} lang={lang} />}</div>
      <div className={styles.body}>
        <Prose lead={lead} nodes={outline.body} pictures={body.pictures} lang={lang} isNumbered={headings.length > 0} />
        <Notes notes={outline.notes} title={outline.notesTitle} body={outline.body} lang={lang} />
        {children}
      </div>
    </div>
  )
}
