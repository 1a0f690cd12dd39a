import { graphql } from "gatsby"
import { foreignLang, nameOf } from "#lib/strings/language.ts"
import { periodInYears } from "#lib/text/dates.ts"
import { Card, CardHeading, CardSummary } from "#ui/card.tsx"
import { LanguageMark } from "#ui/language-mark.tsx"
import { columns, PAGE } from "#ui/picture-sizes.ts"
import { Picture } from "#ui/picture.tsx"
import { words } from "#lib/strings/words.ts"

type ActionCardProps = {
  readonly action: Queries.ActionCardFragment
  readonly level: 2 | 3
  readonly ratio?: string
  readonly priority?: boolean
}

export function ActionCard({ action, level, ratio, priority = false }: ActionCardProps) {
  const { title, path, langcode, summary, actionKind, phase, start, end, image } = action
  const lang = foreignLang(langcode)
  return (
    <Card
      media={<Picture picture={image} sizes={`(min-width: 48rem) ${columns(6)}, ${PAGE}`} ratio={ratio} priority={priority} />}
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
