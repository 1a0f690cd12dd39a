import { graphql } from "gatsby"
import { foreignLang } from "#lib/strings/language.ts"
import { longDate } from "#lib/text/dates.ts"
import { Card, CardHeading, CardSummary, type CardLook } from "#ui/card.tsx"
import { LanguageMark } from "#ui/language-mark.tsx"
import { Names } from "#ui/names.tsx"
import { columns, PAGE } from "#ui/picture-sizes.ts"
import { Picture } from "#ui/picture.tsx"
import { words } from "#lib/strings/words.ts"

const HALF_PAGE = `(min-width: 48rem) ${columns(6)}, ${PAGE}`

type PublicationCardProps = {
  readonly publication: Queries.PublicationCardFragment
  readonly look?: CardLook
  readonly sizes?: string
  /** Among cards of other kinds it shows its kind instead of its tag, language and summary. */
  readonly isAmongOthers?: boolean
}

export function PublicationCard({ publication, look, sizes = HALF_PAGE, isAmongOthers = false }: PublicationCardProps) {
  const { title, path, langcode, summary, date, tags, image } = publication
  const lang = foreignLang(langcode)
  const day = date && <time dateTime={date}>{longDate(date)}</time>
  return (
    <Card
      look={look}
      media={<Picture picture={image} ratio="3 / 2" className={look?.picture} sizes={sizes} />}
      meta={[
        ...(isAmongOthers ? [words.contentKinds.publication, day] : [day, tags[0] && <Names of={tags.slice(0, 1)} />]),
        lang && <LanguageMark langcode={langcode} />,
      ]}
      heading={
        <CardHeading level={3} to={path} lang={lang}>
          {title}
        </CardHeading>
      }
      summary={
        summary &&
        !isAmongOthers && (
          <CardSummary lang={lang} className={look?.summary}>
            {summary}
          </CardSummary>
        )
      }
    />
  )
}

export const fragment = graphql`
  fragment PublicationCard on Publication {
    title
    path
    langcode
    summary
    date
    tags {
      name
      langcode
    }
    image {
      ...Picture
    }
  }
`
