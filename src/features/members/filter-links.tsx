import { foreignLang } from "#lib/strings/language.ts"
import { words } from "#lib/strings/words.ts"
import { choices, type DirectoryOptions } from "./directory-query.ts"
import * as styles from "./filter-links.module.css"

type FilterLinksProps = { readonly options: DirectoryOptions }

/** Readers without scripts, and search engines, follow links to lists by one criterion. */
export function FilterLinks({ options }: FilterLinksProps) {
  return (
    <nav className={`unscripted ${styles.links}`} aria-label={words.members.filters}>
      {choices.map(
        (choice) =>
          options[choice].length > 0 && (
            <div key={choice}>
              <h2 className={styles.title}>{words.members[choice]}</h2>
              <ul className={styles.list}>
                {options[choice].map(({ path, name, langcode, count }) => (
                  <li key={path}>
                    <a href={path} lang={foreignLang(langcode)}>
                      {name}
                    </a>{" "}
                    <span className={styles.count}>({count})</span>
                  </li>
                ))}
              </ul>
            </div>
          ),
      )}
    </nav>
  )
}
