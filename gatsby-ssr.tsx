import type { GatsbySSR } from "gatsby"
import { createElement, isValidElement, type ReactNode } from "react"
import { chooseFont, holdInput, startScripts } from "#lib/head-scripts.ts"
import { siteLanguage } from "#lib/strings/language.ts"
import upright from "#styles/fonts/archivo-latin-400-800.woff2"
import { structuredData } from "./src/gatsby/site-facts.ts"

export { wrapPageElement, wrapRootElement } from "./gatsby-browser.tsx"

/** Inline, so that it runs before the first paint. */
const headScript = `(${String(chooseFont)})("${upright}");(${String(startScripts)})();(${String(holdInput)})()`

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ pathname, setHtmlAttributes, setHeadComponents }) => {
  setHtmlAttributes({ lang: siteLanguage })
  setHeadComponents([
    createElement("script", { key: "head-script", dangerouslySetInnerHTML: { __html: headScript } }),
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    ...(pathname === "/" ? organization() : []),
  ])
}

/** The publisher for search engines, written by the build, so that browsers need no script for it. */
function organization(): ReactNode[] {
  const siteUrl = (process.env.G30_SITE_URL ?? "").replace(/\/+$/, "")
  if (siteUrl === "") return []
  return [<script key="organization" type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData(siteUrl) }} />]
}

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({ getPostBodyComponents, replacePostBodyComponents }) => {
  replacePostBodyComponents(getPostBodyComponents().map(holdScripts))
}

/** Gatsby's scripts wait in a template for `startScripts` (docs/decisions/0003-css-modules-and-per-page-css.md). */
function holdScripts(component: ReactNode): ReactNode {
  const isScripts = isValidElement<{ sliceId?: string }>(component) && component.props.sliceId === "_gatsby-scripts"
  return isScripts ? <template id="___scripts">{component}</template> : component
}
