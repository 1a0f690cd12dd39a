import type { Result } from "#lib/search/answer.ts"
import { excerptOf, markedParts } from "#lib/search/marked.ts"
import { foreignLang } from "#lib/strings/language.ts"
import { words } from "#lib/strings/words.ts"
import { longDate } from "#lib/text/dates.ts"
import { LanguageMark } from "#ui/language-mark.tsx"
import { Link } from "#ui/link.tsx"
import * as styles from "./result-list.module.css"

type Found = ReadonlySet<string>

export function ResultList({ results, found }: { readonly results: readonly Result[]; readonly found: Found }) {
  return (
    <ol className={styles.list}>
      {results.map((result) => (
        <li key={result.number}>
          <SearchResult result={result} found={found} />
        </li>
      ))}
    </ol>
  )
}

function SearchResult({ result, found }: { readonly result: Result; readonly found: Found }) {
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
          <Marked text={title} found={found} />
        </Link>
      </h2>
      {text !== "" && (
        <p className={styles.text} lang={lang}>
          <Marked text={excerptOf(text, found)} found={found} />
        </p>
      )}
    </article>
  )
}

function Marked({ text, found }: { readonly text: string; readonly found: Found }) {
  return markedParts(text, found).map((part, index) =>
    part.isFound ? (
      <mark key={index} className={styles.mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  )
}
