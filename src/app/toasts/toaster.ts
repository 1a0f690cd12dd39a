import { createContext, useContext } from "react"
import type { Toaster } from "./use-toasts.tsx"

const silent: Toaster = { tell: () => Promise.resolve(), offer: () => Promise.resolve(null) }

/** The dashboard's toasts, which outlive a change of the screen. */
export const ToasterContext = createContext(silent)

export function useToaster(): Toaster {
  return useContext(ToasterContext)
}
