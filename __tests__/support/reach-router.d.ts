import "@reach/router"

declare module "@reach/router" {
  /** Missing from its published types. */
  export function match(path: string, uri: string): object | null
}
