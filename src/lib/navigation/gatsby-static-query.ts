// Stands in for Gatsby's .cache/static-query.js in the built scripts (src/gatsby/webpack.ts). Gatsby's explains mistakes that the build reports.
import { createContext, useContext } from "react"

type Results = Readonly<Record<string, unknown>>

export const StaticQueryContext = createContext<Results>({})

/** Gatsby's Babel plugin puts the number of the query in its place. */
export function useStaticQuery(query: string): unknown {
  const result = useContext(StaticQueryContext)[query]
  return typeof result === "object" && result !== null && "data" in result ? result.data : undefined
}

/** Draws nothing: Gatsby only passes the name on. */
export function StaticQuery(): null {
  return null
}
