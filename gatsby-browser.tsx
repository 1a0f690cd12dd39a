import type { GatsbyBrowser } from "gatsby"
import { CookieBanner } from "#features/consent/cookie-banner.tsx"
import "#lib/navigation/history-moves.ts"
import { fetchFont, showFonts } from "#lib/font.ts"
import { SessionProvider } from "#lib/session/use-session.tsx"
import { SiteLayout } from "#features/navigation/site-layout.tsx"
import italic from "#styles/fonts/archivo-latin-italic-400-700.woff2"
import "#styles/tokens.css"
import "#styles/base.css"

const importApp = () => import(/* webpackChunkName: "members-area" */ "#app/app.tsx").then(({ app }) => app)

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <SessionProvider importApp={importApp}>{element}</SessionProvider>
)

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element }) => (
  <SiteLayout messages={<CookieBanner />}>{element}</SiteLayout>
)

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = fetchFont

/** Moves the focus to the content of a new page, whose heading Gatsby announces. The browser handles moves within a page. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  if (!prevLocation || prevLocation.pathname === location.pathname) return
  // After the page and its picture are painted, because the first use of a font takes long. The fallback has the same width.
  setTimeout(showFonts, 100, italic)
  const focusMain = () => {
    document.getElementById("main")?.focus({ preventScroll: true })
  }
  focusMain()
  // A moment later, Reach Router's effects focus its wrapper, which includes the header.
  document.getElementById("gatsby-focus-wrapper")?.addEventListener("focus", focusMain, { once: true })
}
