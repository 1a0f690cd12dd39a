import { useLoaded } from "#lib/use-loaded.ts"
// With the page: the sheet of a part that loads by itself would be one more request.
import "./closest-pages.module.css"

const readClosest = async () => (await import(/* webpackChunkName: "closest-pages" */ "./closest-pages.tsx")).readClosestPages()

/** The search comes after the page. If it doesn't, the page has its other ways. */
export function LateClosestPages() {
  const { state } = useLoaded(readClosest, true)
  return state.kind === "ready" ? <>{state.value}</> : null
}
