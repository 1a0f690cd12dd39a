import { graphql } from "gatsby"
import { foreignLang, nameOf } from "#lib/strings/language.ts"
import { longDate } from "#lib/text/dates.ts"
import { LanguageMark } from "#ui/language-mark.tsx"
import { Link } from "#ui/link.tsx"
import { Names } from "#ui/names.tsx"
import { Tags } from "#ui/tags.tsx"
import * as styles from "./publication-row.module.css"
import { words } from "#lib/strings/words.ts"

type PublicationRowsProps = {
  readonly publications: readonly Queries.PublicationRowFragment[]
  /** Of the headings. */
  readonly level: 2 | 3
}

/** Publications as lines of an index, without pictures. */
export function PublicationRows({ publications, level }: PublicationRowsProps) {
  return (
    <ol className={styles.rows}>
      {publications.map((publication) => (
        <li key={publication.path} className={styles.row}>
          <PublicationRow publication={publication} level={level} />
        </li>
      ))}
    </ol>
  )
}

type PublicationRowProps = { readonly publication: Queries.PublicationRowFragment; readonly level: 2 | 3 }

function PublicationRow({ publication: { title, path, langcode, date, kind, authors, tags }, level }: PublicationRowProps) {
  const Heading = `h${level}` as const
  return (
    <>
      <p className={styles.meta}>
        {date !== null && <time dateTime={date}>{longDate(date)}</time>}
        {kind !== null && <span>{nameOf(words.publicationKinds, kind)}</span>}
        <LanguageMark langcode={langcode} />
      </p>
      <div className={styles.text}>
        <Heading className={styles.title} lang={foreignLang(langcode)}>
          <Link to={path} className={styles.link}>
            {title}
          </Link>
        </Heading>
        {authors.length > 0 && (
          <p className={styles.authors}>
            <Names of={authors.map((author) => ({ name: author.title, langcode: author.langcode }))} />
          </p>
        )}
      </div>
      {tags.length > 0 && <Tags tags={tags} />}
    </>
  )
}

export const fragment = graphql`
  fragment PublicationRow on PublicationRow {
    title
    path
    langcode
    date
    kind
    authors {
      title
      langcode
    }
    tags {
      name
      langcode
      path
    }
  }
`
