import { graphql } from "gatsby"
import { longDate } from "#lib/text/dates.ts"
import { Card, type CardLook } from "#ui/page/card.tsx"
import { Names } from "#ui/text/names.tsx"
import { columns, PAGE } from "#ui/pictures/picture-sizes.ts"
import { Picture } from "#ui/pictures/picture.tsx"
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
  const { summary, date, tags, image } = publication
  const day = date && <time dateTime={date}>{longDate(date)}</time>
  return (
    <Card
      item={publication}
      level={3}
      look={look}
      media={<Picture picture={image} ratio="3 / 2" className={look?.picture} sizes={sizes} />}
      meta={isAmongOthers ? [words.contentKinds.publication, day] : [day, tags[0] && <Names of={tags.slice(0, 1)} />]}
      {...(!isAmongOthers && { summary })}
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
