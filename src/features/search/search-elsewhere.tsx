import { inLanguage, languages } from "#contract/languages.ts"
import type { SearchQuestion } from "#lib/search/answer.ts"
import { own } from "#lib/navigation/own-address.ts"
import { searchOf } from "#lib/navigation/search-of.ts"
import { language } from "#lib/strings/language.ts"
import { searchElsewhere } from "#lib/strings/search-elsewhere.ts"
import { words } from "#lib/strings/words.ts"
import { ArrowLink } from "#ui/controls/arrow-link.tsx"
import * as styles from "./search-elsewhere.module.css"

/** The directory understands more about practices: distances, specialities, spoken languages. */
export function MembersLink({ text }: Pick<SearchQuestion, "text">) {
  return (
    <p className={styles.members}>
      <ArrowLink to={`${own("/members/")}${searchOf({ q: text })}`}>{words.search.amongMembers(text.trim())}</ArrowLink>
    </p>
  )
}

/** The index of each language has the words of its own texts. */
export function OtherLanguages({ text }: Pick<SearchQuestion, "text">) {
  return (
    <ul className={`cluster ${styles.languages}`}>
      {languages
        .filter((other) => other !== language)
        .map((other) => (
          <li key={other} lang={other}>
            <ArrowLink to={`${inLanguage(other, "/search/")}${searchOf({ q: text })}`}>{searchElsewhere[other]}</ArrowLink>
          </li>
        ))}
    </ul>
  )
}
