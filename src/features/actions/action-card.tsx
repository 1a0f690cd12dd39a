import { graphql } from "gatsby"
import { periodInYears } from "#lib/dates.ts"
import { actionKinds, phases } from "#lib/strings/en/content.ts"
import { foreignLang, nameOf } from "#lib/text.ts"
import { Card, CardHeading, CardSummary, HALF_PAGE } from "#ui/card.tsx"
import { Picture } from "#ui/picture.tsx"

type ActionCardProps = {
  readonly action: Queries.ActionCardFragment
  readonly level: 2 | 3
  /** The picture's shape, where it isn't its own. */
  readonly ratio?: string
  readonly priority?: boolean
}

/** An action or a project in a list. */
export function ActionCard({ action, level, ratio, priority = false }: ActionCardProps) {
  const { title, path, langcode, summary, kind, phase, start, end, image } = action
  const lang = foreignLang(langcode)
  return (
    <Card
      media={<Picture picture={image} sizes={HALF_PAGE} ratio={ratio} priority={priority} />}
      meta={[kind && nameOf(actionKinds, kind), phase && nameOf(phases, phase), periodInYears(start, end)]}
      heading={
        <CardHeading level={level} to={path} lang={lang}>
          {title}
        </CardHeading>
      }
      summary={summary && <CardSummary lang={lang}>{summary}</CardSummary>}
    />
  )
}

export const fragment = graphql`
  fragment ActionCard on ActionProject {
    id
    title
    path
    langcode
    summary
    kind
    phase
    start
    end
    image {
      ...Picture
    }
  }
`
