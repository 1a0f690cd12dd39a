import type { GatsbyBrowser } from "gatsby"
import { CookieBanner } from "#features/consent/cookie-banner.tsx"
import { SessionProvider } from "#lib/session.tsx"
import { SiteLayout } from "#features/navigation/site-layout.tsx"
import "#styles/tokens.css"
import "#styles/base.css"

const importApp = () => import(/* webpackChunkName: "members-area" */ "#app/app.tsx").then(({ app }) => app)

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <SessionProvider importApp={importApp}>{element}</SessionProvider>
)

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element }) => (
  <SiteLayout messages={<CookieBanner />}>{element}</SiteLayout>
)

/**
 * The italic comes after the first paint, so that the one font a page begins with isn't held up; a browser fetches it only where one is set.
 *
 * Where that first font came too late to be used, the italic stays away: a new face makes Chromium look at all again, and text would move.
 */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  const observer = new PerformanceObserver((paints) => {
    observer.disconnect()
    const [upright] = performance.getEntriesByName(`${location.origin}/fonts/archivo-latin-400-800.woff2`)
    const painted = paints.getEntries().at(-1)
    if (!upright || !painted || upright.startTime + upright.duration > painted.startTime) return
    const descriptors = { style: "italic", weight: "400 700", display: "swap" } as const
    document.fonts.add(new FontFace("Archivo G30", 'url("/fonts/archivo-latin-italic-400-700.woff2")', descriptors))
  })
  observer.observe({ type: "paint", buffered: true })
}

/** On a new page the keyboard starts at its content; Gatsby itself announces its heading. A move within a page is the browser's own. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  if (!prevLocation || prevLocation.pathname === location.pathname) return
  const focusMain = () => {
    document.getElementById("main")?.focus({ preventScroll: true })
  }
  focusMain()
  // Reach Router focuses its wrapper around header and all when its own effects run, a moment later.
  document.getElementById("gatsby-focus-wrapper")?.addEventListener("focus", focusMain, { once: true })
}
