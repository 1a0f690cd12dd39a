import { graphql } from "gatsby"
import { Fragment, type ReactNode } from "react"
import { foreignLang, nameOf } from "#lib/strings/language.ts"
import { longDate } from "#lib/text/dates.ts"
import { longestWord } from "#lib/text/longest-word.ts"
import { Link } from "#ui/controls/link.tsx"
import { PAGE } from "#ui/pictures/picture-sizes.ts"
import { Picture } from "#ui/pictures/picture.tsx"
import { Tags } from "#ui/text/tags.tsx"
import * as styles from "./post-head.module.css"
import { words } from "#lib/strings/words.ts"

/** Slightly less than the window. So a phone of 412 px with 1.75 dots a px takes the file of 720 px, which the card has loaded. */
const COVER = `(max-width: 47.99rem) 99.8vw, ${PAGE}`

export function PostHead({ publication }: { readonly publication: Queries.PostHeadFragment }) {
  const { title, langcode, image } = publication
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.title} lang={foreignLang(langcode)} data-letters={longestWord(title)}>
          {title}
        </h1>
        <PostFacts {...publication} />
      </div>
      {image && <Picture picture={image} className={styles.cover} sizes={COVER} priority />}
    </>
  )
}

function PostFacts({ date, langcode, minutes, authors, tags }: Queries.PostHeadFragment) {
  return (
    <dl className={styles.facts}>
      {date !== null && (
        <Fact label={words.publication.published}>
          <time dateTime={date}>{longDate(date)}</time>
        </Fact>
      )}
      {authors.length > 0 && (
        <Fact label={words.publication.by}>
          {authors.map(({ path, title, langcode: authorLanguage }, index) => (
            <Fragment key={path}>
              {index > 0 && ", "}
              <Link to={path} className={styles.author} lang={foreignLang(authorLanguage)}>
                {title}
              </Link>
            </Fragment>
          ))}
        </Fact>
      )}
      <Fact label={words.publication.language}>{`${nameOf(words.languages, langcode)}, ${words.publication.minutes(minutes)}`}</Fact>
      {tags.length > 0 && (
        <Fact label={words.publication.tags}>
          <Tags tags={tags} />
        </Fact>
      )}
    </dl>
  )
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
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
      langcode
    }
    tags {
      name
      langcode
      path
    }
    image {
      ...Picture
    }
  }
`
