import { graphql } from "gatsby"
import { Fragment } from "react"
import { longDate } from "#lib/text/dates.ts"
import { longestWord } from "#lib/text/longest-word.ts"
import { languages } from "#lib/strings/content/codes.ts"
import { publication as strings } from "#lib/strings/publication.ts"
import { foreignLang, nameOf } from "#lib/strings/language.ts"
import { Link } from "#ui/link.tsx"
import { PAGE } from "#ui/picture-sizes.ts"
import { Picture } from "#ui/picture.tsx"
import { Tags } from "#ui/tags.tsx"
import * as styles from "./post-head.module.css"

/** Slightly less than the window's width: a phone of 412 px with 1.75 dots for each px takes the file of 720 px, which the card has loaded before. */
const COVER = `(max-width: 47.99rem) 99.8vw, ${PAGE}`

/** A publication's title, what it is, and its cover. */
export function PostHead({ publication }: { readonly publication: Queries.PostHeadFragment }) {
  const { title, date, langcode, minutes, authors, tags, image } = publication
  const language = nameOf(languages, langcode)
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.title} lang={foreignLang(langcode)} style={{ "--letters": longestWord(title) }}>
          {title}
        </h1>
        <dl className={styles.facts}>
          {date !== null && (
            <div>
              <dt>{strings.published}</dt>
              <dd>
                <time dateTime={date}>{longDate(date)}</time>
              </dd>
            </div>
          )}
          {authors.length > 0 && (
            <div>
              <dt>{strings.by}</dt>
              <dd>
                {authors.map(({ path, title: name }, index) => (
                  <Fragment key={path}>
                    {index > 0 && ", "}
                    <Link to={path}>{name}</Link>
                  </Fragment>
                ))}
              </dd>
            </div>
          )}
          <div>
            <dt>{strings.language}</dt>
            <dd>{`${language}, ${strings.minutes(minutes)}`}</dd>
          </div>
          {tags.length > 0 && (
            <div>
              <dt>{strings.tags}</dt>
              <dd>
                <Tags names={tags.map(({ name }) => name)} />
              </dd>
            </div>
          )}
        </dl>
      </div>
      {image && <Picture picture={image} className={styles.cover} sizes={COVER} priority />}
    </>
  )
}

export const fragment = graphql`
  fragment PostHead on Publication {
    title
    date
    langcode
    minutes
    authors {
      path
      title
    }
    tags {
      name
    }
    image {
      ...Picture
    }
  }
`
