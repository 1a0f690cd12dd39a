import { Link } from "#ui/controls/link.tsx"
import * as choiceStyles from "#ui/forms/choice.module.css"
import * as styles from "./page-links.module.css"
import { words } from "#lib/strings/words.ts"

export function PageLinks({ pages }: { readonly pages: readonly string[] }) {
  if (pages.length < 2) return null
  return (
    <nav aria-label={words.members.pages}>
      <ol className={`cluster ${styles.pages}`}>
        {pages.map((path, index) => (
          <li key={path}>
            <Link to={path} className={`${choiceStyles.choice} ${styles.link}`} aria-label={words.members.page(index + 1)}>
              {index + 1}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
