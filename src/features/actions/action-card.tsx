import { graphql } from "gatsby"
import { nameOf } from "#lib/strings/language.ts"
import { periodInYears } from "#lib/text/dates.ts"
import { Card } from "#ui/page/card.tsx"
import { columns, PAGE } from "#ui/pictures/picture-sizes.ts"
import { Picture } from "#ui/pictures/picture.tsx"
import { words } from "#lib/strings/words.ts"

type ActionCardProps = {
  readonly action: Queries.ActionCardFragment
  readonly level: 2 | 3
  readonly ratio?: string
  readonly priority?: boolean
}

export function ActionCard({ action, level, ratio, priority = false }: ActionCardProps) {
  const { summary, actionKind, phase, start, end, image } = action
  return (
    <Card
      item={action}
      level={level}
      media={<Picture picture={image} sizes={`(min-width: 48rem) ${columns(6)}, ${PAGE}`} ratio={ratio} priority={priority} />}
      meta={[actionKind && nameOf(words.actionKinds, actionKind), phase && nameOf(words.phases, phase), periodInYears(start, end)]}
      summary={summary}
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
    actionKind
    phase
    start
    end
    image {
      ...Picture
    }
  }
`
