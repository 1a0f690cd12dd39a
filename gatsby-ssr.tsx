import type { GatsbySSR } from "gatsby"
import { isValidElement, type ReactNode } from "react"
import { structuredData } from "./src/gatsby/site-facts.ts"

export { wrapPageElement, wrapRootElement } from "./gatsby-browser.tsx"

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ pathname, setHtmlAttributes, setHeadComponents }) => {
  setHtmlAttributes({ lang: "en" })
  setHeadComponents([
    <link key="font" rel="preload" href="/fonts/archivo-latin-400-800.woff2" as="font" type="font/woff2" crossOrigin="anonymous" />,
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    ...(pathname === "/" ? organization() : []),
  ])
}

/** Who publishes the site, for search engines. Written at the build, so that it costs browsers no script. */
function organization(): ReactNode[] {
  const siteUrl = (process.env.G30_SITE_URL ?? "").replace(/\/+$/, "")
  if (siteUrl === "") return []
  return [<script key="organization" type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData(siteUrl) }} />]
}

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({ getHeadComponents, replaceHeadComponents }) => {
  replaceHeadComponents(getHeadComponents().map(linkSharedSheet))
}

/** The sheet of what every page shares is one cached file; Gatsby would repeat it inside every page (docs/decisions/0003). */
function linkSharedSheet(component: ReactNode): ReactNode {
  if (!isValidElement<{ "data-href"?: string }>(component) || component.type !== "style") return component
  const href = component.props["data-href"]
  if (!href || !/^\/app\.\w+\.css$/.test(href)) return component
  return <link key={href} rel="stylesheet" href={href} />
}
