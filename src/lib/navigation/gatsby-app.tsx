// Stands in for Gatsby's .cache/production-app.js in the built scripts (src/gatsby/webpack.ts, docs/decisions/0031-hydration-in-slices.md).
// Gatsby's hydrates in one task, during which the page answers no input.
import { components } from "$virtual/async-requires"
import { apiRunner, apiRunnerAsync } from "gatsby/cache-dir/api-runner-browser.js"
import { startTransition, useEffect, useMemo, useRef } from "react"
import { hydrateRoot } from "react-dom/client"
import { splitLanguage, notFoundPath } from "#contract/languages.ts"
import { Announcer } from "./announcer.tsx"
import { shellOf } from "./built-path.ts"
import { publicLoader, startLoader } from "./gatsby-loader.ts"
import { PageRenderer } from "./gatsby-page.tsx"
import { LocationProvider, navigate, Router, type Place } from "./gatsby-router.tsx"
import { ScrollContext } from "./gatsby-scroll.tsx"
import { StaticQueryContext } from "./gatsby-static-query.ts"
import type { LoadedPage } from "./page-loader.ts"
import { giveUp, isFirstFailure } from "./reloads.ts"
import { reloadIfOutdated } from "./restored-page.ts"

startLoader({ components }, window.pageData)
window.___loader = publicLoader
window.___navigate = navigate
window.addEventListener("unhandledrejection", ({ reason }) => {
  if (reason instanceof Error && /^Loading chunk/.test(reason.message) && isFirstFailure(reason)) window.location.reload()
})
reloadIfOutdated()
void start()

async function start(): Promise<void> {
  await apiRunnerAsync("onClientEntry")
  const { pathname, search, hash } = window.location
  const { pagePath = pathname } = window
  // A host may serve a page at an address without the slash at its end.
  if (pagePath !== pathname && shellOf(pathname) === null && splitLanguage(pagePath).path !== notFoundPath)
    navigate(pagePath + search + hash, { replace: true })
  const loaded = await publicLoader.loadPage(addressOf(window.location))
  if ("error" in loaded) {
    giveUp()
    throw loaded.error
  }
  const container = document.getElementById("___gatsby")
  // React yields to input every few milliseconds, and finishes at once if an input needs it.
  if (container) startTransition(() => void hydrateRoot(container, <Site />))
}

function Site() {
  useEffect(() => void apiRunner("onInitialClientRender"), [])
  return <LocationProvider prepare={prepare}>{({ location }) => <PageAt location={location} />}</LocationProvider>
}

/** Loads a page to which the reader has moved through the history. */
function prepare(location: Place): Promise<unknown> | undefined {
  const address = addressOf(location)
  if (publicLoader.loadPageSync(address) !== undefined) return undefined
  return publicLoader.loadPage(address).then((loaded) => {
    if (!("error" in loaded)) return
    window.location.assign(address)
    return new Promise(() => undefined)
  })
}

function PageAt({ location }: { readonly location: Place }) {
  // A later move may load newer data, which appear with that move.
  const page = useMemo(() => publicLoader.loadPageSync(addressOf(location)), [location])
  useRouteUpdate(location)
  if (page === undefined) throw new Error(`The page at ${location.pathname} isn't loaded.`)
  const content = (
    <>
      <ScrollContext location={location}>
        <Router id="gatsby-focus-wrapper" location={location}>
          <PageRenderer {...pageProps(page, location)} />
        </Router>
      </ScrollContext>
      <Announcer location={location} />
    </>
  )
  return (
    <StaticQueryContext.Provider value={page.staticQueryResults}>
      {apiRunner("wrapRootElement", { element: content }, content)[0]}
    </StaticQueryContext.Provider>
  )
}

function pageProps({ page, json, ...pageResources }: LoadedPage, location: Place) {
  const path = page.path === notFoundPath ? location.pathname : encodeURI(page.matchPath ?? page.path ?? "")
  return { ...json, path, location, pageResources }
}

function useRouteUpdate(location: Place): void {
  const before = useRef<Place>()
  useEffect(() => {
    apiRunner("onRouteUpdate", { location, prevLocation: before.current })
    before.current = location
  }, [location])
}

function addressOf({ pathname, search }: Pick<Location, "pathname" | "search">): string {
  return pathname + search
}
