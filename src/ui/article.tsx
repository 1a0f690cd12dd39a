import { useMemo, type ReactNode } from "react"
import { contentsOf, outlineOf } from "#lib/prose-outline.ts"
import { isProseTree } from "#lib/prose-tree.ts"
import * as styles from "./article.module.css"
import { Contents } from "./contents.tsx"
import { Notes } from "./notes.tsx"
import { Prose } from "./prose.tsx"

type ArticleProps = {
  readonly text: Queries.ProseFragment
  /** The sentence that the text opens with. */
  readonly lead: string
  readonly lang: string | undefined
  /** What comes after the text. */
  readonly children?: ReactNode
}

/** A long text: its contents from three sections on, its lead, itself, its notes. */
export function Article({ text, lead, lang, children }: ArticleProps) {
  // Kept, because the list of contents watches these headings.
  const { outline, headings } = useMemo(() => {
    const parted = outlineOf(isProseTree(text.tree) ? text.tree : [])
    return { outline: parted, headings: contentsOf(parted.body) }
  }, [text])
  return (
    <div className={styles.article}>
      <div className={styles.contents}>{headings.length > 0 && <Contents headings={headings} lang={lang} />}</div>
      <div className={styles.body}>
        {lead && (
          <p className={`lead ${styles.lead}`} lang={lang}>
            {lead}
          </p>
        )}
        <Prose nodes={outline.body} pictures={text.pictures} lang={lang} isNumbered={headings.length > 0} />
        <Notes notes={outline.notes} title={outline.notesTitle} body={outline.body} lang={lang} />
        {children}
      </div>
    </div>
  )
}
