import { useEffect, useId, useState } from "react"
import { holdMoves } from "#dashboard/session/guard/moves.ts"
import { holdHistoryMoves } from "#lib/navigation/history-moves.ts"
import { moveTo } from "#lib/navigation/navigate.ts"
import { ConfirmDialog } from "#ui/dialogs/confirm-dialog.tsx"
import { appWords } from "#dashboard/strings/words.ts"

const strings = appWords.editorSafety.leave

/** Asks before a link, Back or the closing of the tab leaves unsaved text. */
export function LeaveDialog({ isUnsaved, number }: { readonly isUnsaved: boolean; readonly number: number | null }) {
  const id = useId()
  const { isAsked, leave, stay } = useLeaveGuard(isUnsaved, number)
  if (!isAsked) return null
  return (
    <ConfirmDialog
      title={strings.title}
      tone="error"
      describedBy={id}
      keep={appWords.buttons.keepEditing}
      confirm={strings.leave}
      onConfirm={leave}
      onClose={stay}
    >
      <p id={id}>{strings.text}</p>
    </ConfirmDialog>
  )
}

/** Holds moves until the user has decided. `number` is the item's: a first save gives a number, and changes the address. */
function useLeaveGuard(isUnsaved: boolean, number: number | null) {
  const [onward, setOnward] = useState<(() => void) | null>(null)
  useEffect(() => {
    if (!isUnsaved) return
    const ends = [holdTab(), holdMovesFrom(addressNow(), (go) => setOnward(() => go))]
    return () => {
      for (const end of ends) end()
    }
  }, [isUnsaved, number])
  return {
    // If a running save ends meanwhile, the question is answered.
    isAsked: onward !== null && isUnsaved,
    stay: () => setOnward(null),
    leave: () => {
      setOnward(null)
      onward?.()
    },
  }
}

function holdTab(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  window.addEventListener("beforeunload", ask)
  return () => window.removeEventListener("beforeunload", ask)
}

/**
 * Moves pass once the user has left. The editor may stay for a moment after its address has changed: if Back returns to it by then, moves are
 * held again.
 */
function holdMovesFrom(address: string, ask: (go: () => void) => void): () => void {
  const entry = entryIndex()
  let isLeaving = false
  let isReturning = false
  const askToLeave = (go: () => void) =>
    ask(() => {
      isLeaving = true
      go()
    })
  const hold = (event: PopStateEvent) => {
    const isHere = addressNow() === address
    if (isLeaving) {
      isLeaving = !isHere
      return
    }
    // The router must not hear of it.
    event.stopImmediatePropagation()
    // A link within the page, such as the one that skips to the content, leaves nothing.
    if (isReturning || isHere) {
      isReturning = false
      return
    }
    // The browser moves Back before the page hears of it, so the page moves forward again and then asks.
    const now = entryIndex()
    const steps = entry === null || now === null || now === entry ? -1 : now - entry
    isReturning = true
    window.history.go(-steps)
    askToLeave(() => window.history.go(steps))
  }
  const ends = [
    holdHistoryMoves(hold),
    holdMoves(({ address: target, move }) => {
      if (!isLeaving) askToLeave(() => moveTo(target, move))
      return !isLeaving
    }),
  ]
  return () => {
    for (const end of ends) end()
  }
}

/** Each language of an item is another address of the same path. */
function addressNow(): string {
  return window.location.pathname + window.location.search
}

/** Returns null in browsers without the Navigation API. */
function entryIndex(): number | null {
  const navigation: unknown = "navigation" in window ? window.navigation : null
  if (typeof navigation !== "object" || navigation === null || !("currentEntry" in navigation)) return null
  const { currentEntry } = navigation
  const hasIndex = typeof currentEntry === "object" && currentEntry !== null && "index" in currentEntry
  return hasIndex && typeof currentEntry.index === "number" ? currentEntry.index : null
}
