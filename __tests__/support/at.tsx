import { createHistory, createMemorySource, LocationProvider } from "@reach/router"
import { render, waitFor, type RenderResult } from "@testing-library/react"
import type { ReactElement } from "react"
import { renderToString } from "react-dom/server"

/** Renders an element as on the page with this address. */
export function renderAt(path: string, element: ReactElement): RenderResult {
  window.history.replaceState(null, "", path)
  return render(at(path, element))
}

/** The built HTML of an element on the page with this address. */
export function builtAt(path: string, element: ReactElement): string {
  return renderToString(at(path, element))
}

function at(path: string, element: ReactElement): ReactElement {
  return <LocationProvider history={createHistory(createMemorySource(path))}>{element}</LocationProvider>
}

/** The address is written after what it asks for is drawn. */
export async function searchIs(search: string): Promise<void> {
  await waitFor(() => {
    expect(window.location.search).toBe(search)
  })
}
