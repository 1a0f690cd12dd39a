import { createHistory, createMemorySource, LocationProvider, ServerLocation } from "@reach/router"
import { render, type RenderResult } from "@testing-library/react"
import type { ReactElement } from "react"
import { renderToString } from "react-dom/server"

/** Shows something as on the page with this address. */
export function renderAt(path: string, element: ReactElement): RenderResult {
  window.history.replaceState(null, "", path)
  const history = createHistory(createMemorySource(path))
  return render(<LocationProvider history={history}>{element}</LocationProvider>)
}

/** The HTML of something in the built page with this address: what a visitor without scripts gets. */
export function builtAt(path: string, element: ReactElement): string {
  return renderToString(<ServerLocation url={path}>{element}</ServerLocation>)
}
