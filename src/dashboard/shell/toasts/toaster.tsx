import { createContext, useCallback, useContext, useEffect, useState, useMemo, type ReactNode } from "react"
import { createPortal } from "react-dom"
import { appWords } from "#dashboard/strings/words.ts"

const silent: Toaster = { show: () => Promise.resolve(), offer: () => Promise.resolve(null) }

/** The dashboard's toasts outlive a change of the screen. */
export const ToasterContext = createContext(silent)

export function useToaster(): Toaster {
  return useContext(ToasterContext)
}

type Deferred = {
  /** Says what was done. */
  readonly message: string
  /** Puts the deleted item back on the screen. `isUndone`: the user pressed Undo; otherwise they left, or no toast could offer it. */
  readonly onKept: (isUndone: boolean) => void
  /** Sends the deletion. */
  readonly onEnd: () => void
}

type State = { isOver: boolean; takeBack: (() => void) | null }

/**
 * Shows a deletion as done, and does it when the toast with its Undo has ended. A user who leaves the screen or closes the page before loses
 * nothing.
 */
export function useDeferred(): (work: Deferred) => Promise<void> {
  const toaster = useToaster()
  const [pending] = useState(() => new Set<() => void>())
  useCancelOnLeaving(pending)
  return useCallback(
    async ({ message, onKept, onEnd }) => {
      const offer: State = { isOver: false, takeBack: null }
      const finish = (then: () => void) => {
        if (offer.isOver) return
        offer.isOver = true
        pending.delete(leave)
        offer.takeBack?.()
        then()
      }
      const leave = () => finish(() => onKept(false))
      pending.add(leave)
      const undo = { label: appWords.buttons.undo, onPress: () => finish(() => onKept(true)) }
      offer.takeBack = await toaster.offer(message, undo, () => finish(onEnd))
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

export type Toaster = {
  /** A toast with a link stays longer. */
  readonly show: (outcome: "done" | "failed", message: string, link?: ToastLink) => Promise<void>
  /** Offers an action for ten seconds, then calls `onEnd`. Resolves to a function that removes the offer; null if no toast can show. */
  readonly offer: (message: string, action: Offer, onEnd: () => void) => Promise<(() => void) | null>
}

type ToastLink = { readonly label: string; readonly to: string }
type Offer = { readonly label: string; readonly onPress: () => void }

/** Shows the dashboard's toasts, which load with the first. The region is there from the start, or screen readers would miss that one. */
export function useToasts(): readonly [region: ReactNode, toaster: Toaster] {
  const [content, setContent] = useState<ReactNode>(null)
  const load = useCallback(async () => {
    try {
      const toasts = await import(/* webpackChunkName: "toasts" */ "#ui/toasts.tsx")
      setContent(<toasts.Toasts />)
      return toasts
    } catch {
      // Offline, the toasts don't load.
      return null
    }
  }, [])
  // Effects depend on it.
  const toaster = useMemo(
    (): Toaster => ({
      show: async (outcome, message, link) => {
        const toasts = await load()
        if (toasts === null) setContent(message)
        else toasts.showToast(outcome, message, link)
      },
      offer: async (message, action, onEnd) => {
        const toasts = await load()
        return toasts === null ? null : toasts.showOffer(message, action, onEnd)
      },
    }),
    [load],
  )
  // Outside of the page's content, since the cookie banner would cover a toast inside of it.
  return [createPortal(<div role="status">{content}</div>, document.body), toaster]
}
