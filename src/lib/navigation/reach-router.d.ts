import "@reach/router"
import type { Context } from "react"

declare module "@reach/router" {
  /** The published types lack LocationContext. */
  export const LocationContext: Context<LocationContext>
}
