import { useState } from "react"
import { DeletionDialog } from "#app/accounts/deletion-dialog.tsx"
import { handOver } from "#app/references/hand-over.ts"
import { textOf } from "#contract/field-types/field-type.ts"
import { screenPath } from "#contract/screens.ts"
import { people } from "#app/strings/people.ts"
import { Button } from "#ui/button.tsx"
import { FormSection } from "#ui/form.tsx"
import type { KindPartProps } from "../kind-part.ts"
import { useProtection } from "#app/accounts/protection.ts"
import * as styles from "./people.module.css"

const strings = people.remove

export function DeleteSection({ item, actions }: KindPartProps) {
  const [isAsked, setAsked] = useState(false)
  const reasonOf = useProtection()
  const { type, id, number, version } = item
  const account = { id, number, name: textOf(item.values.name) }
  const reason = reasonOf(account)
  const remove = (heir: string | null) => {
    actions.setAside()
    handOver({ type, id, version, title: account.name, publicPath: null, redirect: null, heir }, screenPath({ kind: "list", of: "people" }))
  }
  return (
    <FormSection title={strings.title}>
      <p className={styles.text}>{reason ?? strings.text}</p>
      <div>
        <Button tone="ghost" disabled={reason !== null} onClick={() => setAsked(true)}>
          {strings.button(1)}
        </Button>
      </div>
      {isAsked && <DeletionDialog accounts={[account]} onClose={() => setAsked(false)} onDelete={(_, heir) => remove(heir)} />}
    </FormSection>
  )
}
