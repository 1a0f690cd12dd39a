import { graphql } from "gatsby"
import { foreignLang, nameOf } from "#lib/strings/language.ts"
import { longDate } from "#lib/text/dates.ts"
import { LanguageMark } from "#ui/text/language-mark.tsx"
import { Link } from "#ui/controls/link.tsx"
import { Names } from "#ui/text/names.tsx"
import { columns } from "#ui/pictures/picture-sizes.ts"
import { Picture } from "#ui/pictures/picture.tsx"
import { Tags } from "#ui/text/tags.tsx"
import * as styles from "./publication-row.module.css"
import { words } from "#lib/strings/words.ts"

/** On wide screens the lists of publications show two more facts. */
type RowPublication = Queries.PublicationRowFragment & Partial<Pick<Queries.DatedPublicationFragment, "summary" | "image">>

type PublicationRowsProps = {
  readonly publications: readonly RowPublication[]
  readonly level: 2 | 3
}

export function PublicationRows({ publications, level }: PublicationRowsProps) {
  return (
    <ol className="ruled">
      {publications.map((publication) => (
        <li key={publication.path} className={styles.row}>
          <PublicationRow publication={publication} level={level} />
        </li>
      ))}
    </ol>
  )
}

type PublicationRowProps = { readonly publication: RowPublication; readonly level: 2 | 3 }

function PublicationRow({ publication, level }: PublicationRowProps) {
  const { title, path, langcode, date, kind, authors, tags, summary, image } = publication
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
        {summary && (
          <p className={styles.summary} lang={foreignLang(langcode)}>
            {summary}
          </p>
        )}
        {authors.length > 0 && (
          <p className={styles.authors}>
            <Names of={authors.map((author) => ({ name: author.title, langcode: author.langcode }))} />
          </p>
        )}
      </div>
      {tags.length > 0 && <Tags tags={tags} />}
      {image && <Picture picture={image} ratio="3 / 2" className={styles.picture} sizes={columns(2)} />}
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
