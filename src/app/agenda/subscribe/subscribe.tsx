import { useState } from "react"
import { outcomeOf } from "#lib/api.ts"
import { agendaSubscription as strings } from "#lib/strings/members-area/agenda.ts"
import { Button } from "#ui/button.tsx"
import { SubscribeDialog } from "./subscribe-dialog.tsx"
import { useGetSubscriptionQuery } from "./subscription-api.ts"

/** Offers the agenda to the user's own calendar program. A Drupal without our module has no such addresses: there is no button then. */
export function Subscribe({ uid }: { readonly uid: number }) {
  const [isOpen, setIsOpen] = useState(false)
  const outcome = outcomeOf(useGetSubscriptionQuery(uid))
  if (outcome === null || !outcome.ok) return null
  return (
    <>
      <Button tone="ghost" onClick={() => setIsOpen(true)}>
        {strings.open}
      </Button>
      {isOpen && <SubscribeDialog uid={uid} calendar={outcome.value} onClose={() => setIsOpen(false)} />}
    </>
  )
}
