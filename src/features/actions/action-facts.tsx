import { graphql } from "gatsby"
import { nameOf } from "#lib/strings/language.ts"
import { periodInWords, periodLength } from "#lib/text/period.ts"
import { Dimension } from "#ui/text/dimension.tsx"
import { FactLink, Facts } from "#ui/text/facts.tsx"
import { Tags } from "#ui/text/tags.tsx"
import * as styles from "./action-facts.module.css"
import { words } from "#lib/strings/words.ts"

export function ActionFacts({ action }: { readonly action: Queries.ActionFactsFragment }) {
  const { actionKind, phase, start, end, place, partners, links, tags } = action
  const period = periodInWords(start, end)
  const length = periodLength(start, end)
  return (
    <Facts
      facts={[
        [words.action.kind, actionKind && nameOf(words.actionKinds, actionKind)],
        [words.action.phase, phase && <span className={styles.phase}>{nameOf(words.phases, phase)}</span>],
        [
          words.action.dates,
          period && (
            <>
              {period}
              {length && <Dimension className={styles.length}>{length}</Dimension>}
            </>
          ),
        ],
        [words.action.place, place],
        [words.action.partners, linkList(partners)],
        [words.action.links, linkList(links)],
        [words.action.tags, tags.length > 0 && <Tags tags={tags} />],
      ]}
    />
  )
}

function linkList(links: Queries.ActionFactsFragment["links"]) {
  if (links.length === 0) return null
  return (
    <ul className={styles.links}>
      {links.map(({ url, title }, index) => (
        <li key={index}>
          <FactLink href={url}>{title}</FactLink>
        </li>
      ))}
    </ul>
  )
}

export const fragment = graphql`
  fragment ActionFacts on ActionProject {
    actionKind
    phase
    start
    end
    place
    partners {
      url
      title
    }
    links {
      url
      title
    }
    tags {
      name
      langcode
      path
    }
  }
`
