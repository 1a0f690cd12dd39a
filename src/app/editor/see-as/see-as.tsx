import { useState } from "react"
import { useFormContext } from "react-hook-form"
import type { Values } from "#app/resources/values.ts"
import { seeAs as strings } from "#lib/strings/members-area/people.ts"
import { Button } from "#ui/button.tsx"
import { Dialog } from "#ui/dialog.tsx"
import { sightsOf, watchers } from "./sights.ts"
import * as styles from "./see-as.module.css"

/** Shows what a visitor, a member and an admin see of a member page, with the form's values. */
export function SeeAs() {
  const { getValues } = useFormContext<Values>()
  const [values, setValues] = useState<Values | null>(null)
  return (
    <>
      <Button tone="ghost" size="small" aria-haspopup="dialog" onClick={() => setValues({ ...getValues() })}>
        {strings.button}
      </Button>
      {values !== null && (
        <Dialog title={strings.title} size="wide" onClose={() => setValues(null)}>
          <p>{values.status === true ? strings.text : strings.draft}</p>
          <SightTable values={values} />
        </Dialog>
      )}
    </>
  )
}

function SightTable({ values }: { readonly values: Values }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{strings.field}</th>
          {watchers.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sightsOf(values).map(({ name, label, seen }) => (
          <tr key={name}>
            <th scope="row">{label}</th>
            {seen.map((words, index) => (
              <td key={index} data-watcher={watchers[index]?.name} data-hidden={words === null || undefined}>
                <span className={styles.words}>{words === null ? strings.hidden : words === "" ? strings.empty : words}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
