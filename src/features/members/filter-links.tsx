import { foreignLang } from "#lib/strings/language.ts"
import { words } from "#lib/strings/words.ts"
import { choices } from "./directory-query.ts"
import * as styles from "./filter-links.module.css"

type FilterLinksProps = { readonly filters: Queries.DirectoryFragment["filters"] }

/** Shows the filters for readers without scripts, and for search engines: links to pages that list who meets one criterion. */
export function FilterLinks({ filters }: FilterLinksProps) {
  return (
    <nav className={styles.links} aria-label={words.members.filters}>
      {choices.map((choice) => {
        const values = filters.filter(({ criterion }) => criterion === choice)
        return (
          values.length > 0 && (
            <div key={choice}>
              <h2 className={styles.title}>{words.members[choice]}</h2>
              <ul className={styles.list}>
                {values.map(({ path, name, langcode, count }) => (
                  <li key={path}>
                    <a href={path} lang={foreignLang(langcode)}>
                      {name}
                    </a>{" "}
                    <span className={styles.count}>({count})</span>
                  </li>
                ))}
              </ul>
            </div>
          )
        )
      })}
    </nav>
  )
}
