import { foreignLang } from "#lib/strings/language.ts"
import * as styles from "./tags.module.css"

type Named = { readonly name: string; readonly langcode: string }

export function Tags({ tags }: { readonly tags: readonly Named[] }) {
  return (
    <ul className={styles.tags}>
      {tags.map(({ name, langcode }) => (
        <li key={name} className={styles.tag} lang={foreignLang(langcode)}>
          {name}
        </li>
      ))}
    </ul>
  )
}
