import { graphql } from "gatsby"
import { longDate } from "#lib/text/dates.ts"
import { contentKinds, languages } from "#lib/strings/content/codes.ts"
import { foreignLang, nameOf } from "#lib/strings/language.ts"
import { Card, CardHeading, CardSummary, type CardLook } from "#ui/card.tsx"
import { columns, PAGE } from "#ui/picture-sizes.ts"
import { Picture } from "#ui/picture.tsx"

/** Half of the page's width, where cards stand in pairs. */
const HALF_PAGE = `(min-width: 48rem) ${columns(6)}, ${PAGE}`

type PublicationCardProps = {
  readonly publication: Queries.PublicationCardFragment
  readonly look?: CardLook
  readonly sizes?: string
  /** Among things of other kinds it says what it is, and no more. */
  readonly isAmongOthers?: boolean
}

/** A publication in a list. */
export function PublicationCard({ publication, look, sizes = HALF_PAGE, isAmongOthers = false }: PublicationCardProps) {
  const { title, path, langcode, summary, date, tags, image } = publication
  const lang = foreignLang(langcode)
  const day = date && <time dateTime={date}>{longDate(date)}</time>
  return (
    <Card
      look={look}
      media={<Picture picture={image} ratio="3 / 2" className={look?.picture} sizes={sizes} />}
      meta={isAmongOthers ? [contentKinds.publication, day] : [day, tags[0]?.name, lang && nameOf(languages, langcode)]}
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
    }
    image {
      ...Picture
    }
  }
`
