import type { GatsbySSR } from "gatsby"

export { wrapPageElement } from "./gatsby-browser.tsx"

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHtmlAttributes, setHeadComponents }) => {
  setHtmlAttributes({ lang: "en" })
  setHeadComponents([
    <link key="font" rel="preload" href="/fonts/archivo-latin-400-800.woff2" as="font" type="font/woff2" crossOrigin="anonymous" />,
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
  ])
}
