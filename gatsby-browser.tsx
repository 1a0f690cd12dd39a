import type { GatsbyBrowser } from "gatsby"
import type { Langcode } from "#contract/fields.ts"
import { isLanguage, splitLanguage } from "#contract/languages.ts"
import { CookieBanner } from "#features/consent/cookie-banner.tsx"
import "#lib/navigation/history-moves.ts"
import { fetchFont, showFonts } from "#lib/font.ts"
import { giveUp, isFirstFailure } from "#lib/navigation/reloads.ts"
import { setLanguage } from "#lib/strings/language.ts"
import { loadWords } from "#lib/strings/load-words.ts"
import { parts, type Part } from "#lib/strings/parts.ts"
import { SessionProvider } from "#lib/session/use-session.tsx"
import { thrice } from "#lib/thrice.ts"
import { SiteLayout } from "#features/navigation/site-layout.tsx"
import italic from "#styles/fonts/archivo-latin-italic-400-700.woff2"
import "#styles/tokens.css"
import "#styles/base.css"

/** `gatsby develop` has one document for all pages, and its own loader of pages, which loads no words. */
const isDevelopment = process.env.NODE_ENV === "development"
const partsAtFirst: readonly Part[] = isDevelopment ? parts : ["frame"]

/** The page's language: that of its address, but for the not-found page, which a host shows at any address. */
function languageOfPage(): Langcode {
  const { lang } = document.documentElement
  return !isDevelopment && isLanguage(lang) ? lang : splitLanguage(location.pathname).language
}

/** Gatsby draws the page when the frame's words are there; the page's own come with its code. If they don't come, the browser loads the address once more, and then the page says that it doesn't work. */
export async function onClientEntry(): Promise<void> {
  setLanguage(languageOfPage())
  try {
    await loadWords(...partsAtFirst)
  } catch (error) {
    console.error(error)
    if (isFirstFailure(error)) window.location.reload()
    else giveUp()
    await new Promise(() => undefined)
  }
}

/** The modules of the dashboard read words as they are loaded, so the words come first. */
const importApp = () =>
  thrice(async () => {
    await (await import(/* webpackChunkName: "members-area" */ "#app/strings/load-app-words.ts")).loadAppWords()
    return (await import(/* webpackChunkName: "members-area" */ "#app/app.tsx")).app
  })

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <SessionProvider importApp={importApp}>{element}</SessionProvider>
)

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props: { pageContext, data } }) => (
  <SiteLayout page={{ pageContext, data }} messages={<CookieBanner />}>
    {element}
  </SiteLayout>
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
