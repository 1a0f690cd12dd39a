import { useState } from "react"
import { textOf } from "#app/resources/fields/read-value.ts"
import { people } from "#lib/strings/members-area/people.ts"
import { Button } from "#ui/button.tsx"
import { FormSection } from "#ui/form.tsx"
import type { KindPartProps } from "../kind-part.ts"
import { useIsLastAdministrator } from "./account-api.ts"
import { DeleteDialog } from "./delete-dialog.tsx"
import * as styles from "./people.module.css"

const strings = people.remove

export function DeleteSection(props: KindPartProps) {
  const { item } = props
  const [isAsked, setAsked] = useState(false)
  const isLast = useIsLastAdministrator(item)
  return (
    <FormSection title={strings.title}>
      <p className={styles.text}>{isLast ? people.lastAdministrator(textOf(item.values.name)) : strings.text}</p>
      <div>
        <Button tone="ghost" disabled={isLast} onClick={() => setAsked(true)}>
          {strings.button}
        </Button>
      </div>
      {isAsked && <DeleteDialog {...props} onClose={() => setAsked(false)} />}
    </FormSection>
  )
}
