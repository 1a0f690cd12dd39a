import { useCallback, useEffect, useState } from "react"
import { flushSync } from "react-dom"
import { appWords } from "#dashboard/strings/words.ts"
import { useToaster } from "./toaster.tsx"

type Deletion = {
  readonly message: string
  /** Restores the deleted item: the user pressed Undo or left, or no toast could offer it. */
  readonly keep: () => void
  /** The item is drawn again after Undo. This moves the focus back to where the deletion began. */
  readonly onUndone: () => void
  readonly onEnd: () => void
}

type State = { isOver: boolean; takeBack: (() => void) | null }

/** A deletion looks done at once, but runs when its toast with Undo has ended. Until then, leaving the screen loses nothing. */
export function useUndo(): (deletion: Deletion) => Promise<void> {
  const toaster = useToaster()
  const [pending] = useState(() => new Set<() => void>())
  useCancelOnLeaving(pending)
  return useCallback(
    async ({ message, keep, onUndone, onEnd }) => {
      const offer: State = { isOver: false, takeBack: null }
      const finish = (then: () => void) => {
        if (offer.isOver) return
        offer.isOver = true
        pending.delete(leave)
        offer.takeBack?.()
        then()
      }
      const leave = () => finish(keep)
      pending.add(leave)
      const undo = () => {
        flushSync(keep)
        onUndone()
      }
      offer.takeBack = await toaster.offer(message, { label: appWords.buttons.undo, onPress: () => finish(undo) }, () => finish(onEnd))
      if (offer.isOver) offer.takeBack?.()
      else if (offer.takeBack === null) {
        // Without the toast there would be no undo.
        leave()
        await toaster.show("failed", appWords.toasts.kept)
      }
    },
    [toaster, pending],
  )
}

/** The browser may bring a closed page back later as it was, so leaving the page cancels what is pending. */
function useCancelOnLeaving(pending: ReadonlySet<() => void>): void {
  useEffect(() => {
    const cancelAll = () => {
      for (const cancel of pending) cancel()
    }
    window.addEventListener("pagehide", cancelAll)
    return () => {
      window.removeEventListener("pagehide", cancelAll)
      cancelAll()
    }
  }, [pending])
}
