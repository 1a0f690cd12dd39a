import { useId, useState } from "react"
import { textOf } from "#contract/field-types/field-type.ts"
import { wordsOf, type Problem } from "#lib/session/problem.ts"
import { people } from "#app/strings/people.ts"
import { Button } from "#ui/button.tsx"
import { closeDialog, Dialog } from "#ui/dialog.tsx"
import { FormSection } from "#ui/form.tsx"
import type { KindPartProps } from "../kind-part.ts"
import { useAccount } from "#app/accounts/account-api.ts"
import { useProtection } from "#app/accounts/protection.tsx"
import * as styles from "./people.module.css"

/** Blocks and unblocks an account, after a dialog that says what it means. */
export function BlockSection({ item, isUnsaved, actions }: KindPartProps) {
  const [isAsked, setAsked] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const reasonOf = useProtection()
  const name = textOf(item.values.name)
  const reason = reasonOf({ id: item.id, number: item.number, name })
  const isActive = item.isPublished
  const words = isActive ? people.block : people.unblock
  const change = async () => {
    setAsked(false)
    setProblem(null)
    setProblem(await actions.saveWith("status", !isActive))
  }
  return (
    <FormSection title={words.title}>
      <p className={styles.text}>{reason ?? words.text(name)}</p>
      <div>
        <Button tone="ghost" disabled={reason !== null} onClick={() => setAsked(true)}>
          {words.button}
        </Button>
      </div>
      {problem !== null && (
        <p className={styles.problem} role="alert">
          {wordsOf(problem)}
        </p>
      )}
      {isAsked && <BlockDialog item={item} isUnsaved={isUnsaved} onClose={() => setAsked(false)} onConfirm={() => void change()} />}
    </FormSection>
  )
}

type BlockDialogProps = Pick<KindPartProps, "item" | "isUnsaved"> & { readonly onClose: () => void; readonly onConfirm: () => void }

function BlockDialog({ item, isUnsaved, onClose, onConfirm }: BlockDialogProps) {
  const id = useId()
  const account = useAccount(item)
  const name = textOf(item.values.name)
  const { block, unblock } = people
  const isInvited = account?.ok === true && account.value.hasPassword === false
  const unblocked = isInvited ? unblock.meansInvited(name) : unblock.means(name)
  return (
    <Dialog
      title={item.isPublished ? block.ask(name) : unblock.ask(name)}
      tone="error"
      describedBy={id}
      onClose={onClose}
      foot={
        <>
          <Button tone="ghost" onClick={closeDialog}>
            {block.cancel}
          </Button>
          <Button onClick={onConfirm}>{item.isPublished ? block.button : unblock.button}</Button>
        </>
      }
    >
      <div id={id} className={styles.text}>
        <p>{item.isPublished ? block.means(name) : unblocked}</p>
        {isUnsaved && <p>{block.others}</p>}
      </div>
    </Dialog>
  )
}
