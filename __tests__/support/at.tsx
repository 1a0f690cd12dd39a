import { createHistory, createMemorySource, LocationProvider } from "@reach/router"
import { render, type RenderOptions, type RenderResult } from "@testing-library/react"
import type { ReactElement } from "react"
import { renderToString } from "react-dom/server"

/** Shows something as on the page with this address. */
export function renderAt(path: string, element: ReactElement, options: Pick<RenderOptions, "container" | "hydrate"> = {}): RenderResult {
  window.history.replaceState(null, "", path)
  return render(at(path, element), options)
}

/** The HTML of something in the built page with this address: what a visitor without scripts gets. */
export function builtAt(path: string, element: ReactElement): string {
  return renderToString(at(path, element))
}

function at(path: string, element: ReactElement): ReactElement {
  return <LocationProvider history={createHistory(createMemorySource(path))}>{element}</LocationProvider>
}
