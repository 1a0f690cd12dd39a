import { graphql } from "gatsby"
import { foreignLang, nameOf } from "#lib/strings/language.ts"
import { periodInYears } from "#lib/text/dates.ts"
import { Card, CardHeading, CardSummary } from "#ui/card.tsx"
import { LanguageMark } from "#ui/language-mark.tsx"
import { columns, PAGE } from "#ui/picture-sizes.ts"
import { Picture } from "#ui/picture.tsx"
import type { Level } from "#ui/masonry-plan.ts"
import { words } from "#lib/strings/words.ts"

type ActionCardProps = {
  readonly action: Queries.ActionCardFragment
  readonly level: 2 | 3
  readonly ratio?: string
  readonly priority?: boolean
  /** The picture's in two columns, if it isn't its own. */
  readonly shape?: Level | undefined
}

function widthOf(shape: Level | undefined): string {
  const column = columns(6)
  return shape === undefined ? column : `max(${column}, ${column} * ${shape.times} + ${shape.more}px)`
}

export function ActionCard({ action, level, ratio, priority = false, shape }: ActionCardProps) {
  const { title, path, langcode, summary, actionKind, phase, start, end, image } = action
  const lang = foreignLang(langcode)
  return (
    <Card
      media={
        <Picture picture={image} sizes={`(min-width: 48rem) ${widthOf(shape)}, ${PAGE}`} ratio={ratio} level={shape} priority={priority} />
      }
      meta={[
        actionKind && nameOf(words.actionKinds, actionKind),
        phase && nameOf(words.phases, phase),
        periodInYears(start, end),
        lang && <LanguageMark langcode={langcode} />,
      ]}
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
    actionKind
    phase
    start
    end
    image {
      ...Picture
    }
  }
`
