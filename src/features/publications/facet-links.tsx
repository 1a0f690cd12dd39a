import { graphql } from "gatsby"
import type { MouseEvent } from "react"
import { foreignLang, nameOf } from "#lib/strings/language.ts"
import { isPlainClick, Link } from "#ui/controls/link.tsx"
import * as choiceStyles from "#ui/forms/choice.module.css"
import * as styles from "./facet-links.module.css"
import { words } from "#lib/strings/words.ts"

type Facet = Queries.PublicationFacetFragment & { readonly isChosen?: boolean }
export type OnChoose = ((facet: Facet) => void) | undefined
type Criterion = keyof typeof words.publications.facets

const criteria: readonly Criterion[] = ["kind", "language", "year", "tag"]

/** The number of tags that are shown at once: those that most publications have. */
const mostTags = 12

type FacetLinksProps = { readonly facets: readonly Facet[]; readonly onChoose: OnChoose }

/** Without `onChoose` a facet leads to its list; with it, it filters in place. */
export function FacetLinks({ facets, onChoose }: FacetLinksProps) {
  const all = criteria.map((criterion) => ({ criterion, own: facets.filter((facet) => facet.criterion === criterion) }))
  const filledGroups = all.filter(({ own }) => own.length > 0)
  return (
    <nav className={styles.facets} aria-label={words.publications.filter}>
      <details>
        <summary className={styles.all}>
          {words.publications.narrow}
          <span className={styles.names}>{filledGroups.map(({ criterion }) => words.publications.facets[criterion]).join(", ")}</span>
        </summary>
        {filledGroups.map(({ criterion, own }) => (
          <Choices key={criterion} criterion={criterion} facets={own} onChoose={onChoose} />
        ))}
      </details>
    </nav>
  )
}

function Choices({ criterion, facets, onChoose }: FacetLinksProps & { readonly criterion: Criterion }) {
  const most = criterion === "tag" ? mostUsed(facets) : facets
  const others = facets.filter((facet) => !most.includes(facet))
  return (
    <div className={styles.choices}>
      <h2 className={styles.name}>{words.publications.facets[criterion]}</h2>
      <div>
        <FacetList facets={most} onChoose={onChoose} />
        {others.length > 0 && (
          <details className={styles.more}>
            <summary className={styles.summary}>{words.publications.moreTags(others.length)}</summary>
            <FacetList facets={others} onChoose={onChoose} />
          </details>
        )}
      </div>
    </div>
  )
}

export function FacetList({ facets, onChoose }: FacetLinksProps) {
  const choose = (event: MouseEvent<HTMLAnchorElement>, facet: Facet) => {
    if (onChoose === undefined || !isPlainClick(event)) return
    event.preventDefault()
    onChoose(facet)
  }
  return (
    <ul className="cluster">
      {facets.map((facet) => (
        <li key={facet.value}>
          <Link
            to={facet.path}
            className={`${choiceStyles.choice} ${styles.link}`}
            lang={foreignLang(facet.langcode)}
            aria-current={facet.isChosen === true ? "true" : undefined}
            onClick={(event) => choose(event, facet)}
          >
            {facetName(facet)} <span className={styles.count}>{facet.count}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

export function facetName({ criterion, value, name }: Pick<Facet, "criterion" | "value" | "name">): string {
  if (criterion === "kind") return nameOf(words.publicationKinds, value)
  return criterion === "language" ? nameOf(words.languages, value) : (name ?? value)
}

/** The facets of most publications are returned in their former order. */
function mostUsed(facets: readonly Facet[]): readonly Facet[] {
  const rank = ({ count, isChosen = false }: Facet) => (isChosen ? Infinity : count)
  const most = new Set(facets.toSorted((one, other) => rank(other) - rank(one)).slice(0, mostTags))
  return facets.filter((facet) => most.has(facet))
}

export const fragment = graphql`
  fragment PublicationFacet on PublicationFacet {
    criterion
    value
    name
    langcode
    path
    count
  }
`
