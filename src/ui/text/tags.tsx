import { foreignLang } from "#lib/strings/language.ts"
import { Link } from "#ui/controls/link.tsx"
import * as styles from "./tags.module.css"

type Tag = {
  readonly name: string
  readonly langcode: string
  /** Is null for a tag that no publication has. */
  readonly path: string | null
}

export function Tags({ tags }: { readonly tags: readonly Tag[] }) {
  return (
    <ul className="cluster">
      {tags.map(({ name, langcode, path }) => (
        <li key={name} lang={foreignLang(langcode)}>
          {path === null ? (
            <span className={styles.tag}>{name}</span>
          ) : (
            <Link to={path} className={styles.tag}>
              {name}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
