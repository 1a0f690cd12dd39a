import { createContext, useCallback, useContext, useState, useMemo, type ReactNode } from "react"
import { createPortal } from "react-dom"

const silent: Toaster = { show: () => Promise.resolve(), offer: () => Promise.resolve(null) }

/** The dashboard's toasts outlive a change of the screen. */
export const ToasterContext = createContext(silent)

export function useToaster(): Toaster {
  return useContext(ToasterContext)
}

export type Toaster = {
  /** A toast with a link stays longer. */
  readonly show: (outcome: "done" | "failed", message: string, link?: ToastLink) => Promise<void>
  /** `onEnd` runs after ten seconds. Resolves to a function that removes the offer; null if no toast can show. */
  readonly offer: (message: string, action: Offer, onEnd: () => void) => Promise<(() => void) | null>
}

type ToastLink = { readonly label: string; readonly to: string }
type Offer = { readonly label: string; readonly onPress: () => void }

/** The code loads with the first toast. The region is there from the start, or screen readers would miss that one. */
export function useToasts(): readonly [region: ReactNode, toaster: Toaster] {
  const [content, setContent] = useState<ReactNode>(null)
  const load = useCallback(async () => {
    try {
      const toasts = await import(/* webpackChunkName: "toasts" */ "#ui/toasts/toasts.tsx")
      setContent(<toasts.Toasts />)
      return toasts
    } catch {
      // Offline, the toasts don't load.
      return null
    }
  }, [])
  // Effects depend on this object.
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
  // The cookie banner would cover a toast inside the page's content, so the toasts stand outside.
  return [createPortal(<div role="status">{content}</div>, document.body), toaster]
}
