import type { GatsbySSR, ReplaceRendererArgs } from "gatsby"
import { createElement, isValidElement, type ReactNode } from "react"
import { renderToString } from "react-dom/server"
import * as v from "valibot"
import type { Langcode } from "#contract/fields.ts"
import { inLanguage, notFoundPath, splitLanguage } from "#contract/languages.ts"
import { siteColours } from "#contract/site-colours.ts"
import { webManifestPath } from "#contract/web-manifest.ts"
import { notLoaded } from "#features/navigation/not-loaded.tsx"
import { chooseFont, holdInput, startScripts } from "#lib/head-scripts.ts"
import { setBuildLanguage } from "#lib/strings/all.ts"
import { language } from "#lib/strings/language.ts"
import { words } from "#lib/strings/words.ts"
import upright from "#styles/fonts/archivo-latin-400-800.woff2"
import { cardAddress, cardOf, cardSize } from "./src/gatsby/social/card.ts"
import { structuredData } from "./src/gatsby/structured-data/structured-data.ts"

export { wrapPageElement, wrapRootElement } from "./gatsby-browser.tsx"

/** Inline, so that it runs before the first paint. */
const headScript = `(${String(chooseFont)})("${upright}");(${String(startScripts)})();(${String(holdInput)})()`

/** In one go, because pages of other languages are drawn in the same process. Gatsby's own way draws in several. */
export async function replaceRenderer({ bodyComponent, pathname, replaceBodyHTMLString }: ReplaceRendererArgs): Promise<void> {
  // The code of a lazy screen is there a moment after it was first drawn.
  for (let attempt = 1; attempt <= 100; attempt += 1) {
    setBuildLanguage(splitLanguage(pathname).language)
    const html = renderToString(bodyComponent)
    if (!html.includes(unfinished)) {
      replaceBodyHTMLString(withoutStyles(html))
      return
    }
    await new Promise(setImmediate)
  }
  throw new Error(`A part of ${pathname} that loads late never came, so the page can't be drawn.`)
}

/** Leaves out the style attributes that Gatsby's own elements have, which the site's policy forbids: src/styles/ has their rules. */
function withoutStyles(html: string): string {
  return html.replaceAll(/(?<=<div (?:id="gatsby-announcer" )?)style="[^"]*" (?=aria-live|tabindex="-1" id="gatsby-focus-wrapper")/g, "")
}

/** How React marks a Suspense boundary that it could not finish. */
const unfinished = "<!--$!-->"

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  pathname,
  setHtmlAttributes,
  setHeadComponents,
  setPostBodyComponents,
  loadPageDataSync,
}) => {
  // For the page's Head, which Gatsby draws next.
  setBuildLanguage(splitLanguage(pathname).language)
  setHtmlAttributes({ lang: language })
  const { result } = v.parse(pageData, loadPageDataSync(pathname))
  // Pages without an id are the site's own.
  const itemResult = result.pageContext.id === undefined ? null : result.data
  setHeadComponents([
    createElement("script", { key: "head-script", dangerouslySetInnerHTML: { __html: headScript } }),
    // Browsers that know SVG take it, whatever the size of the other.
    <link key="icon-file" rel="icon" href="/favicon.ico" sizes="32x32" />,
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="touch-icon" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href={inLanguage(language, webManifestPath)} />,
    <meta key="theme-color" name="theme-color" content={siteColours.paper} />,
    ...picture(pathname, itemResult),
  ])
  setPostBodyComponents([notLoaded(), ...describe(pathname, result.data)])
}

/** The page for search engines, at its end, because browsers don't need it. It needs the site's address. */
function describe(path: string, queryResult: unknown): ReactNode[] {
  // webpack puts the value in place of exactly these words (src/gatsby/webpack.ts).
  const siteUrl = process.env.G30_SITE_URL ?? ""
  const json = siteUrl === "" ? null : structuredData({ path, queryResult, siteUrl })
  return json === null ? [] : [<script key="structured-data" type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />]
}

/** The picture that a shared link shows. */
function picture(path: string, queryResult: unknown): ReactNode[] {
  const siteUrl = process.env.G30_SITE_URL ?? ""
  if (siteUrl === "") return []
  const card = cardOf(path, queryResult)
  const facts = {
    "og:image": new URL(cardAddress(card), siteUrl).href,
    "og:image:type": "image/jpeg",
    "og:image:width": String(cardSize.width),
    "og:image:height": String(cardSize.height),
    "og:image:alt": words.frame.partOf(card.label, card.title),
  }
  return [
    ...Object.entries(facts).map(([property, content]) => <meta key={property} property={property} content={content} />),
    <meta key="twitter:card" name="twitter:card" content="summary_large_image" />,
  ]
}

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
  pathname,
}) => {
  replaceHeadComponents(getHeadComponents().filter((component) => !isForGatsbyImage(component)))
  replacePostBodyComponents(getPostBodyComponents().map((component) => holdScripts(component, pathname)))
}

/** The sheets and the script of the plugin's `GatsbyImage`, which no page draws. The site's policy would refuse them. */
function isForGatsbyImage(component: ReactNode): boolean {
  return isValidElement(component) && String(component.key).startsWith("gatsby-image-style")
}

const pageData = v.object({
  result: v.object({ data: v.optional(v.unknown()), pageContext: v.object({ id: v.optional(v.string()) }) }),
})
/** The files with the words of a language, which a page's scripts would ask for only later. */
function wordFiles(language: Langcode): readonly string[] {
  const files = v.parse(v.record(v.string(), v.array(v.string())), JSON.parse(process.env.G30_WORD_FILES ?? "{}"))
  return files[`words-${language}`] ?? []
}

type ScriptProps = { readonly id?: string; readonly sliceId?: string }

/**
 * Gatsby's scripts wait in a template for `startScripts` (docs/decisions/0003-css-modules-and-per-page-css.md). The template has the page's path, which
 * Gatsby would write as a script, so that all pages have the same scripts and one Content-Security-Policy. Gatsby leaves an address alone
 * if the not-found page has its English path.
 */
function holdScripts(component: ReactNode, path: string): ReactNode {
  if (!isValidElement<ScriptProps>(component)) return component
  const { id, sliceId } = component.props
  if (id === "gatsby-script-loader") return null
  if (sliceId !== "_gatsby-scripts") return component
  return (
    <template id="___scripts" data-path={splitLanguage(path).path === notFoundPath ? notFoundPath : path}>
      {wordFiles(splitLanguage(path).language).map((file) => (
        // A script that has failed already would keep webpack's own from being tried.
        <link key={file} rel="preload" as="script" href={file} />
      ))}
      {component}
    </template>
  )
}
