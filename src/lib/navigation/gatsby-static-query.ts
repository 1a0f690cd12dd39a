// Stands in for Gatsby's .cache/static-query.js in the built scripts (src/gatsby/webpack.ts). Gatsby's explains mistakes that the build reports.
import { createContext, useContext } from "react"

type Results = Readonly<Record<string, { readonly data?: unknown } | undefined>>

export const StaticQueryContext = createContext<Results>({})

/** Gatsby's Babel plugin puts the number of the query in its place. */
export function useStaticQuery(query: string): unknown {
  return useContext(StaticQueryContext)[query]?.data
}

/** Draws nothing: Gatsby only passes the name on. */
export function StaticQuery(): null {
  return null
}
