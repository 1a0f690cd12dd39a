import { useId } from "react"
import { kinds } from "#contract/content.ts"
import type { Langcode } from "#contract/fields.ts"
import { languages, nativeNames } from "#contract/languages.ts"
import { editableOf } from "#contract/screens.ts"
import { screenPath } from "#lib/navigation/own-screen.ts"
import { Title } from "#dashboard/shell/bar/title.tsx"
import { languageIn, tabPath } from "#dashboard/items/languages.ts"
import { ScreenHead } from "#dashboard/shell/head/screen-head.tsx"
import type { Row } from "#dashboard/lists/rows/row.ts"
import { outcomeOf } from "#dashboard/session/core/api.ts"
import { moveTo } from "#lib/navigation/navigate.ts"
import { wordsOf } from "#lib/session/problem.ts"
import { foreignLang, language as pageLanguage } from "#lib/strings/language.ts"
import { Empty } from "#ui/states/empty.tsx"
import { Failed } from "#ui/states/failed.tsx"
import { SelectField } from "#ui/forms/field.tsx"
import { Link } from "#ui/controls/link.tsx"
import { Waiting } from "#ui/states/waiting.tsx"
import * as styles from "./todo.module.css"
import { appWords } from "#dashboard/strings/words.ts"
import { useGetTodoQuery, type TodoState } from "./todo-api.ts"

const strings = appWords.translations.todo

/** Users of the English dashboard most likely translate into another language. */
const byDefault: Langcode = pageLanguage === "en" ? "fr" : pageLanguage

export function TodoScreen({ search }: { readonly search: string }) {
  const id = useId()
  const language = languageIn(search) ?? byDefault
  const query = useGetTodoQuery({ language }, { refetchOnMountOrArgChange: true })
  const outcome = outcomeOf(query)
  const todo = outcome?.ok === true ? outcome.value : null
  const isDone = todo !== null && todo.outdated.length + todo.missing.length === 0
  const choose = (code: string) => moveTo(`${screenPath({ kind: "list", of: "translation" })}?language=${code}`)
  return (
    <>
      <Title title={strings.title} />
      <ScreenHead title={strings.title} count={todo === null ? null : todo.outdated.length + todo.missing.length} />
      <p>{strings.text}</p>
      <div className={styles.choice}>
        <SelectField id={id} label={appWords.lists.language} value={language} onChange={({ target }) => choose(target.value)}>
          {languages.map((code) => (
            <option key={code} value={code} lang={foreignLang(code)}>
              {nativeNames[code]}
            </option>
          ))}
        </SelectField>
      </div>
      {outcome === null && <Waiting label={strings.loading} />}
      {outcome?.ok === false && <Failed title={strings.failed} text={wordsOf(outcome.problem)} onRetry={() => void query.refetch()} />}
      {isDone && <Empty title={strings.none}>{null}</Empty>}
      {todo !== null && (["outdated", "missing"] as const).map((state) => <Part key={state} {...{ state, language }} rows={todo[state]} />)}
    </>
  )
}

type PartProps = { readonly state: TodoState; readonly language: Langcode; readonly rows: readonly Row[] }

function Part({ state, language, rows }: PartProps) {
  const id = useId()
  if (rows.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {strings[state](language)} <small>{strings.count(rows.length)}</small>
      </h2>
      <ul>
        {rows.map((row) => (
          <li key={row.id} className={styles.row}>
            <Link to={addressOf(row, language)} lang={foreignLang(row.langcode)}>
              {row.title}
            </Link>
            <span className="quiet">{[appWords.model.kindOf(row.type).label, row.original.toUpperCase()].join(", ")}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Terms are translated in their list. */
function addressOf({ type, number, original }: Row, language: Langcode): string {
  const of = editableOf(type)
  if (of !== null && number !== null) return tabPath(screenPath({ kind: "edit", of, id: number }), language, original)
  const { screens } = kinds[type]
  return screens === null ? screenPath({ kind: "start" }) : screenPath({ kind: "list", of: screens.segment })
}
