import { useState } from "react"
import { DeletionDialog } from "#app/accounts/deletion-dialog.tsx"
import { handOver } from "#app/references/hand-over.ts"
import { screenPath } from "#contract/screens.ts"
import { Button } from "#ui/button.tsx"
import { FormSection } from "#ui/form.tsx"
import { useProtection } from "#app/accounts/protection.tsx"
import type { KindPartProps, KindParts } from "../kind-part.ts"
import { textOf } from "#contract/field-types/field-type.ts"
import { people } from "#app/strings/people.ts"
import { AccessSection } from "./access-section.tsx"
import { BlockSection } from "./block-section.tsx"
import { isTexts } from "#app/resources/value-kinds.ts"
import { textWidget, widgetFor } from "#app/widgets/widget.tsx"
import { UserBar } from "./user-bar.tsx"
import { RolesWidget, UserMailWidget } from "./user-widgets.tsx"
import * as styles from "./people.module.css"

/** What the screen of a user has beside the form. */
export const userParts: KindParts = {
  widgets: { mail: textWidget(UserMailWidget), roles: widgetFor(isTexts, [], RolesWidget) },
  Head: UserHead,
  Below: UserSections,
  Bar: UserBar,
}

function UserHead({ item: { number, values } }: KindPartProps) {
  return <h1 className={styles.title}>{number === null ? people.create : textOf(values.name)}</h1>
}

function UserSections(props: KindPartProps) {
  const { number } = props.item
  if (number === null) return null
  return (
    <>
      <AccessSection {...props} number={number} />
      <BlockSection {...props} />
      <DeleteSection {...props} />
    </>
  )
}

function DeleteSection({ item, actions }: KindPartProps) {
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
    <FormSection title={people.remove.title}>
      <p className={styles.text}>{reason ?? people.remove.text}</p>
      <div>
        <Button tone="ghost" disabled={reason !== null} onClick={() => setAsked(true)}>
          {people.remove.button(1)}
        </Button>
      </div>
      {isAsked && <DeletionDialog accounts={[account]} onClose={() => setAsked(false)} onDelete={(_, heir) => remove(heir)} />}
    </FormSection>
  )
}
