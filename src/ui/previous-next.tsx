import { graphql } from "gatsby"
import { foreignLang } from "#lib/strings/language.ts"
import { publication as strings } from "#lib/strings/publication.ts"
import { arrow, arrowBack, Icon } from "#ui/icon.tsx"
import { Link } from "#ui/link.tsx"
import * as styles from "./previous-next.module.css"

type Neighbour = Queries.NeighbourFragment | null

export function PreviousNext({ previous, next }: { readonly previous: Neighbour; readonly next: Neighbour }) {
  if (previous === null && next === null) return null
  return (
    <nav className={styles.neighbours} aria-label={strings.neighbours}>
      {previous && (
        <Link to={previous.path} className={styles.previous}>
          <small className={styles.direction}>
            <Icon path={arrowBack} />
            {strings.previous}
          </small>
          <Title neighbour={previous} />
        </Link>
      )}
      {next && (
        <Link to={next.path} className={styles.next}>
          <small className={styles.direction}>
            {strings.next}
            <Icon path={arrow} />
          </small>
          <Title neighbour={next} />
        </Link>
      )}
    </nav>
  )
}

function Title({ neighbour: { title, langcode } }: { readonly neighbour: Queries.NeighbourFragment }) {
  return (
    <strong className={styles.title} lang={foreignLang(langcode)}>
      {title}
    </strong>
  )
}

export const fragment = graphql`
  fragment Neighbour on Publication {
    path
    title
    langcode
  }
`
