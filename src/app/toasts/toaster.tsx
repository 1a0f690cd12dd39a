import { createContext, useCallback, useContext, useEffect, useState } from "react"
import { toasts as words } from "#app/strings/toasts.ts"
import type { Toaster } from "./use-toasts.tsx"

const silent: Toaster = { show: () => Promise.resolve(), offer: () => Promise.resolve(null) }

/** The dashboard's toasts, which outlive a change of the screen. */
export const ToasterContext = createContext(silent)

export function useToaster(): Toaster {
  return useContext(ToasterContext)
}

type Deferred = {
  /** What was done, as the user sees it. */
  readonly said: string
  /** Puts it back on the screen. `isUndone`: the user asked for it; otherwise the screen was left, or no toast could offer an undo. */
  readonly onKept: (isUndone: boolean) => void
  /** Does it for good. */
  readonly onEnd: () => void
}

type Offer = { isOver: boolean; takeBack: (() => void) | null }

/**
 * Shows a deletion as done, and does it when the toast with its Undo has ended. A user who leaves the screen or closes the page before loses
 * nothing.
 */
export function useDeferred(): (work: Deferred) => Promise<void> {
  const toaster = useToaster()
  const [pending] = useState(() => new Set<() => void>())
  useCancelOnLeaving(pending)
  return useCallback(
    async ({ said, onKept, onEnd }) => {
      const offer: Offer = { isOver: false, takeBack: null }
      const finish = (then: () => void) => {
        if (offer.isOver) return
        offer.isOver = true
        pending.delete(leave)
        offer.takeBack?.()
        then()
      }
      const leave = () => finish(() => onKept(false))
      pending.add(leave)
      const undo = { label: words.undo, onPress: () => finish(() => onKept(true)) }
      offer.takeBack = await toaster.offer(said, undo, () => finish(onEnd))
      if (offer.isOver) offer.takeBack?.()
      else if (offer.takeBack === null) {
        // Without the toast there would be no undo.
        leave()
        await toaster.show("failed", words.kept)
      }
    },
    [toaster, pending],
  )
}

/** The browser may bring a closed page back later as it was. */
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
