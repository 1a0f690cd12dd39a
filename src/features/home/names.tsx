import { graphql } from "gatsby"
import { byName } from "#lib/text/collate.ts"
import { Link } from "#ui/link.tsx"
import * as styles from "./names.module.css"

export function Names({ members }: { readonly members: readonly Queries.NameFragment[] }) {
  return (
    <ul className={styles.names}>
      {members
        .toSorted((a, b) => byName(a.title, b.title))
        .map(({ title, path }) => (
          <li key={path} className={styles.name}>
            <Link to={path} className="band">
              {title}
            </Link>{" "}
          </li>
        ))}
    </ul>
  )
}

export const fragment = graphql`
  fragment Name on Member {
    title
    path
  }
`
