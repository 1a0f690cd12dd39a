import { useCallback, useMemo, useState, type ReactNode } from "react"
import { createPortal } from "react-dom"

export type Toaster = {
  /** With a link the toast stays longer. */
  readonly show: (outcome: "done" | "failed", message: string, link?: ToastLink) => Promise<void>
  /** Offers something for ten seconds, then calls `onEnd`. Resolves to a function that takes the offer back; null if no toast can show. */
  readonly offer: (message: string, action: Offer, onEnd: () => void) => Promise<(() => void) | null>
}

type ToastLink = { readonly label: string; readonly to: string }
type Offer = { readonly label: string; readonly onPress: () => void }

/** The dashboard's toasts. They load with the first one. The region must be there from the start, or nobody hears it. */
export function useToasts(): readonly [region: ReactNode, toaster: Toaster] {
  const [shown, setShown] = useState<ReactNode>(null)
  const load = useCallback(async () => {
    try {
      const toasts = await import(/* webpackChunkName: "toasts" */ "#features/navigation/toasts.tsx")
      setShown(<toasts.Toasts />)
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
        if (toasts === null) setShown(message)
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
  return [createPortal(<div role="status">{shown}</div>, document.body), toaster]
}
