import { createContext, useContext } from "react"
import type { Item } from "#dashboard/items/item.ts"

export type Original = Pick<Item, "type" | "values">

const OriginalContext = createContext<Original | null>(null)

export const OriginalProvider = OriginalContext.Provider

/** Returns null in a form of an original, while the original loads, and if it has failed. */
export function useOriginal(): Original | null {
  return useContext(OriginalContext)
}
