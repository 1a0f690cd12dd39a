import { useId } from "react"
import type { SearchOutcome, SearchQuestion } from "#lib/search/answer.ts"
import { searchKinds } from "#lib/search/format.ts"
import { nameOf } from "#lib/strings/language.ts"
import { words } from "#lib/strings/words.ts"
import { SelectField } from "#ui/forms/field.tsx"
import * as choiceStyles from "#ui/forms/choice.module.css"
import * as styles from "./search-filters.module.css"

type SearchFiltersProps = {
  readonly question: SearchQuestion
  readonly answer: SearchOutcome
  readonly onAsk: (change: Partial<SearchQuestion>) => void
}

/** Only kinds and languages with results are shown. A chosen one stays. */
export function SearchFilters({ question, answer: { kinds, langcodes }, onAsk }: SearchFiltersProps) {
  const id = useId()
  const visibleKinds = searchKinds.filter((kind) => kinds.has(kind) || kind === question.kind)
  const total = [...kinds.values()].reduce((sum, count) => sum + count, 0)
  const languages = [...new Set([...langcodes.keys(), ...(question.langcode === null ? [] : [question.langcode])])].toSorted()
  if (visibleKinds.length < 2 && languages.length < 2 && question.kind === null) return null
  return (
    <div className={`cluster ${styles.filters}`}>
      <div className="cluster" role="group" aria-label={words.search.kind}>
        {[null, ...visibleKinds].map((kind) => (
          <button
            key={kind}
            type="button"
            className={`${choiceStyles.choice} ${styles.kind}`}
            aria-pressed={kind === question.kind}
            onClick={() => onAsk({ kind: kind === question.kind ? null : kind })}
          >
            {kind === null ? words.search.all : words.search.kinds[kind]}{" "}
            <span className={styles.number}>{kind === null ? total : (kinds.get(kind) ?? 0)}</span>
          </button>
        ))}
      </div>
      {languages.length > 1 && (
        <SelectField
          id={`${id}lang`}
          label={words.search.language}
          isLabelHidden
          name="lang"
          value={question.langcode ?? ""}
          onChange={({ target }) => onAsk({ langcode: target.value === "" ? null : target.value })}
        >
          <option value="">{words.search.allLanguages}</option>
          {languages.map((langcode) => (
            <option key={langcode} value={langcode}>
              {`${nameOf(words.languages, langcode)} (${langcodes.get(langcode) ?? 0})`}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  )
}
