import { createContext, useContext } from "react"
import type { Pacer } from "./pacer.ts"

const still: Pick<Pacer, "hold"> = { hold: () => () => undefined }

/** The dashboard's own pacer. Without one nothing is looked at again. */
export const PacerContext = createContext(still)

export function usePacer(): Pick<Pacer, "hold"> {
  return useContext(PacerContext)
}
