import "react"

declare module "react" {
  // React sets custom properties as they are named; its types don't know them.
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined
  }
}
