import "@reach/router"
import type { Context } from "react"

declare module "@reach/router" {
  /** Its published types have the type alone. */
  export const LocationContext: Context<LocationContext>
}
