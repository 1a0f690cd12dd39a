declare module "gatsby/cache-dir/find-path.js" {
  export type MatchPath = { readonly path: string; readonly matchPath: string }

  export function setMatchPaths(paths: readonly MatchPath[]): void
  export function findPath(address: string): string
  export function findMatchPath(address: string): string | null
}
