import { useState } from "react"
import { problemIn } from "#lib/api.ts"
import { wordsOf } from "#lib/session/problem.ts"
import { agendaSubscription as strings } from "#app/strings/agenda.ts"
import { Button } from "#ui/button.tsx"
import { Dialog } from "#ui/dialog.tsx"
import { Failed } from "#ui/failed.tsx"
import { SubscribeDialog } from "./subscribe-dialog.tsx"
import { useGetSubscriptionQuery } from "./subscription-api.ts"

/** Offers the agenda to the user's own calendar program. A Drupal without our module has no such addresses: there is no button then. */
export function Subscribe({ uid }: { readonly uid: number }) {
  const [isOpen, setIsOpen] = useState(false)
  // What is known stays while it is asked for again: the dialog would lose what it says of a failed change.
  const { data, error, refetch } = useGetSubscriptionQuery(uid)
  const problem = error === undefined ? null : problemIn(error)
  if (data === null || (data === undefined && problem === null)) return null
  const close = () => setIsOpen(false)
  return (
    <>
      <Button tone="ghost" onClick={() => setIsOpen(true)}>
        {strings.open}
      </Button>
      {isOpen && data !== undefined && <SubscribeDialog uid={uid} calendar={data} onClose={close} />}
      {isOpen && data === undefined && problem !== null && (
        <Dialog title={strings.title} onClose={close}>
          <Failed title={strings.failed} text={wordsOf(problem)} onRetry={() => void refetch()} />
        </Dialog>
      )}
    </>
  )
}
