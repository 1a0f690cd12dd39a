import { useId, useState } from "react"
import type { Item } from "#dashboard/items/item.ts"
import { useGetRevisionQuery } from "#dashboard/items/item-api.ts"
import type { Revision } from "#dashboard/items/history.ts"
import { languageOf } from "#dashboard/items/languages.ts"
import { outcomeOf } from "#dashboard/session/core/api.ts"
import { Failed } from "#ui/states/failed.tsx"
import { Options, SelectField } from "#ui/forms/field.tsx"
import { Waiting } from "#ui/states/waiting.tsx"
import { ChangedWords } from "./changed-words.tsx"
import { namesOf } from "./revision-words.ts"
import * as styles from "./history.module.css"
import { appWords } from "#dashboard/strings/words.ts"
import { ProblemWords } from "#ui/states/problem-words.tsx"

type CompareRevisionsProps = { readonly item: Item; readonly revisions: readonly Revision[] }

/** Shows the last change first. */
export function CompareRevisions({ item, revisions }: CompareRevisionsProps) {
  const id = useId()
  const [newest, second = newest] = revisions
  const [from, setFrom] = useState(second?.version ?? "")
  const [to, setTo] = useState(newest?.version ?? "")
  const names = namesOf(revisions)
  const options = <Options choices={revisions.map(({ version }, index) => [version, names[index] ?? ""])} />
  return (
    <section className="stack" data-gap="4">
      <div className={styles.choice}>
        <SelectField id={`${id}-from`} label={appWords.history.from} value={from} onChange={({ target }) => setFrom(target.value)}>
          {options}
        </SelectField>
        <SelectField id={`${id}-to`} label={appWords.history.to} value={to} onChange={({ target }) => setTo(target.value)}>
          {options}
        </SelectField>
      </div>
      <Changes item={item} from={from} to={to} />
    </section>
  )
}

type ChangesProps = Pick<CompareRevisionsProps, "item"> & { readonly from: string; readonly to: string }

function Changes({ item, from, to }: ChangesProps) {
  const { type, id } = item
  const language = languageOf(item)
  const queries = [
    useGetRevisionQuery({ type, id, version: from, language }),
    useGetRevisionQuery({ type, id, version: to, language }),
  ] as const
  const [before, after] = [outcomeOf(queries[0]), outcomeOf(queries[1])]
  const failed = [before, after].find((outcome) => outcome?.ok === false)
  if (failed?.ok === false) {
    const retry = () => {
      for (const query of queries) if (query.isError) void query.refetch()
    }
    return <Failed title={appWords.history.comparisonFailed} text={<ProblemWords problem={failed.problem} />} onRetry={retry} />
  }
  if (before?.ok !== true || after?.ok !== true) return <Waiting label={appWords.history.comparing} />
  return <ChangedWords before={before.value} after={after.value} />
}
