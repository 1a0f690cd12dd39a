import { useLoaded } from "#lib/use-loaded.ts"
// The page has this sheet, because the sheet of a part that loads by itself would be one more request.
import "./closest-pages.module.css"

const readClosest = async () => (await import(/* webpackChunkName: "closest-pages" */ "./closest-pages.tsx")).readClosestPages()

/** The search loads after the page. If it fails, the page still has its other links. */
export function LateClosestPages() {
  const { state } = useLoaded(readClosest, true)
  return state.kind === "ready" ? <>{state.value}</> : null
}
