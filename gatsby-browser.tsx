import type { GatsbyBrowser } from "gatsby"
import { setLoader } from "gatsby/cache-dir/loader"
import { startTransition, type ReactElement } from "react"
import { hydrateRoot } from "react-dom/client"
import type { Langcode } from "#contract/fields.ts"
import { isLanguage, splitLanguage } from "#contract/languages.ts"
import { CookieBanner } from "#features/consent/cookie-banner.tsx"
import { silenceGatsbysAnnouncer } from "#lib/navigation/announcer.tsx"
import { HashLoader } from "#lib/navigation/hash-loader.ts"
import "#lib/navigation/history-moves.ts"
import "#lib/navigation/lost-chunks.ts"
import { PageView } from "#lib/navigation/page-view.tsx"
import { fetchFont, showFonts } from "#lib/font.ts"
import { giveUp, isFirstFailure } from "#lib/navigation/reloads.ts"
import { reloadIfOutdated } from "#lib/navigation/restored-page.ts"
import { setLanguage } from "#lib/strings/language.ts"
import { loadWords } from "#lib/strings/load-words.ts"
import { SessionProvider } from "#lib/session/use-session.tsx"
import { withRetries } from "#lib/retry.ts"
import { SiteLayout } from "#features/navigation/site-layout.tsx"
import italic from "#styles/fonts/archivo-latin-italic-400-700.woff2"
import "#styles/tokens.css"
import "#styles/base.css"
import "#styles/compositions.css"
import "#styles/print.css"

/** `gatsby develop` has one document for all pages, and its own loader of pages. */
const isDevelopment = process.env.NODE_ENV === "development"

/** The page's language: that of its address, but for the not-found page, which a host shows at any address. */
function languageOfPage(): Langcode {
  const { lang } = document.documentElement
  return !isDevelopment && isLanguage(lang) ? lang : splitLanguage(location.pathname).language
}

/** Gatsby draws the page when its words are there. If they don't come, the browser loads the address once more, and then the page says that it doesn't work. */
export async function onClientEntry(): Promise<void> {
  setLanguage(languageOfPage())
  reloadIfOutdated()
  if (!isDevelopment) setLoader(new HashLoader(window.asyncRequires, window.pageData))
  try {
    await loadWords()
  } catch (error) {
    console.error(error)
    if (isFirstFailure(error)) window.location.reload()
    else giveUp()
    await new Promise(() => undefined)
  }
}

/** The modules of the dashboard read words as they are loaded, so the words come first. */
const importApp = () =>
  withRetries(async () => {
    await (await import(/* webpackChunkName: "members-area" */ "#dashboard/strings/load-app-words.ts")).loadAppWords()
    return (await import(/* webpackChunkName: "members-area" */ "#dashboard/app.tsx")).app
  })

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <SessionProvider importApp={importApp}>{element}</SessionProvider>
)

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props: { path, location, pageContext, data } }) => (
  <PageView page={path} location={location}>
    <SiteLayout page={{ pageContext, data }} messages={<CookieBanner />}>
      {element}
    </SiteLayout>
  </PageView>
)

/** React hydrates in slices: it yields to input every few milliseconds, and finishes at once if an input needs it (docs/decisions/0031-hydration-in-slices.md). */
export function replaceHydrateFunction() {
  return (element: ReactElement, container: Element) => startTransition(() => void hydrateRoot(container, element))
}

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  silenceGatsbysAnnouncer()
  fetchFont()
}

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
