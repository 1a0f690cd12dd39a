import type { Result } from "#lib/search/answer.ts"
import { excerptOf, markedParts } from "#lib/search/marked.ts"
import { foreignLang } from "#lib/strings/language.ts"
import { words } from "#lib/strings/words.ts"
import { longDate } from "#lib/text/dates.ts"
import { LanguageMark } from "#ui/text/language-mark.tsx"
import { Link } from "#ui/controls/link.tsx"
import * as styles from "./result-list.module.css"

type Terms = ReadonlySet<string>

export function ResultList({ results, terms }: { readonly results: readonly Result[]; readonly terms: Terms }) {
  return (
    <ol className="ruled">
      {results.map((result) => (
        <li key={result.number}>
          <SearchResult result={result} terms={terms} />
        </li>
      ))}
    </ol>
  )
}

function SearchResult({ result, terms }: { readonly result: Result; readonly terms: Terms }) {
  const {
    kind,
    langcode,
    document: [title, path, text, date],
  } = result
  const lang = foreignLang(langcode)
  return (
    <article className={styles.result}>
      <p className={styles.meta}>
        <span>{words.search.oneOf[kind]}</span>
        {date !== "" && <time dateTime={date}>{longDate(date)}</time>}
        <LanguageMark langcode={langcode} />
      </p>
      <h2 className={styles.title} lang={lang}>
        <Link to={path} className={styles.link} data-result="">
          <Marked text={title} terms={terms} />
        </Link>
      </h2>
      {text !== "" && (
        <p className={styles.text} lang={lang}>
          <Marked text={excerptOf(text, terms)} terms={terms} />
        </p>
      )}
    </article>
  )
}

function Marked({ text, terms }: { readonly text: string; readonly terms: Terms }) {
  return markedParts(text, terms).map((part, index) =>
    part.isFound ? (
      <mark key={index} className={styles.mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  )
}
