import type { GatsbyBrowser } from "gatsby"
import { CookieBanner } from "#features/consent/cookie-banner.tsx"
import { SiteLayout } from "#features/navigation/site-layout.tsx"
import "#styles/tokens.css"
import "#styles/base.css"

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element }) => (
  <SiteLayout messages={<CookieBanner />}>{element}</SiteLayout>
)

/** The italic comes after the first paint, so that the one font a page begins with isn't held up; a browser fetches it only where one is set. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  const descriptors = { style: "italic", weight: "400 700", display: "swap" } as const
  document.fonts.add(new FontFace("Archivo G30", 'url("/fonts/archivo-latin-italic-400-700.woff2")', descriptors))
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
