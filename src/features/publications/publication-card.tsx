import { graphql } from "gatsby"
import { longDate } from "#lib/dates.ts"
import { languages } from "#lib/strings/en/content.ts"
import { publication as strings } from "#lib/strings/en/publication.ts"
import { foreignLang, nameOf } from "#lib/text.ts"
import { Card, CardHeading, CardSummary } from "#ui/card.tsx"
import { Picture } from "#ui/picture.tsx"

/** The picture's shape and its part of the screen, in each layout. */
const pictures = {
  lead: { ratio: "3 / 2", sizes: "(min-width: 90rem) 56rem, (min-width: 64rem) 66vw, 100vw" },
  row: { ratio: "4 / 3", sizes: "(min-width: 64rem) 16vw, (min-width: 48rem) 25vw, 33vw" },
  tile: { ratio: "3 / 2", sizes: "(min-width: 90rem) 42rem, (min-width: 48rem) 50vw, 100vw" },
} as const

type PublicationCardProps = {
  readonly publication: Queries.PublicationCardFragment
  /** `tile` stands among things of other kinds, and says what it is. */
  readonly layout: keyof typeof pictures
}

/** A publication in a list. */
export function PublicationCard({ publication, layout }: PublicationCardProps) {
  const { title, path, langcode, summary, date, tags, image } = publication
  const lang = foreignLang(langcode)
  const day = date && <time dateTime={date}>{longDate(date)}</time>
  return (
    <Card
      look={layout === "tile" ? undefined : layout}
      media={<Picture picture={image} {...pictures[layout]} />}
      meta={layout === "tile" ? [strings.kind, day] : [day, tags[0]?.name, lang && nameOf(languages, langcode)]}
      heading={
        <CardHeading level={3} to={path} lang={lang}>
          {title}
        </CardHeading>
      }
      summary={summary && layout !== "tile" && <CardSummary lang={lang}>{summary}</CardSummary>}
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
