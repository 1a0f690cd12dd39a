// Stands in for Gatsby's .cache/page-renderer.js in the built scripts (src/gatsby/webpack.ts).
// Gatsby's also moves attributes of `html` and `body` out of a page's Head, and works around React 19. The site needs neither.
import { apiRunner } from "gatsby/cache-dir/api-runner-browser.js"
import { createElement, useEffect, type ReactElement, type ReactNode } from "react"
import { createRoot, type Root } from "react-dom/client"
import { PresentLocation } from "./gatsby-router.tsx"
import { StaticQueryContext } from "./gatsby-static-query.ts"
import type { LoadedPage } from "./page-loader.ts"

type PageProps = {
  /** The router's path. */
  readonly path: string
  readonly location: { readonly pathname: string }
  readonly data?: object
  readonly pageContext?: object
  readonly pageResources: Pick<LoadedPage, "component" | "staticQueryResults">
}

export function PageRenderer(props: PageProps) {
  useHead(props)
  const page = createElement(props.pageResources.component.default, { ...props, key: props.path })
  return wrapped("wrapPageElement", { element: page, props })
}

function wrapped(api: string, given: { readonly element: ReactElement; readonly props?: object }): ReactElement | undefined {
  return apiRunner(api, given, given.element)[0]
}

let root: Root | undefined
/** React draws the page's Head in here. */
let workshop: HTMLElement | undefined

function useHead({ location: { pathname }, data = {}, pageContext = {}, pageResources }: PageProps): void {
  useEffect(() => {
    const { component, staticQueryResults } = pageResources
    const isBuilt = isAsBuilt(pathname)
    if (component.Head && !isBuilt) {
      const head = createElement(component.Head, { location: { pathname }, data, pageContext })
      workshop ??= document.createElement("div")
      root ??= createRoot(workshop)
      root.render(
        <Drawn>
          <StaticQueryContext.Provider value={staticQueryResults}>
            <PresentLocation>{wrapped("wrapRootElement", { element: head })}</PresentLocation>
          </StaticQueryContext.Provider>
        </Drawn>,
      )
    }
    return () => inHead().forEach((node) => node.remove())
  })
}

let isFirst = true

/** The first page has the Head of the build, which is drawn for the page's own address. */
function isAsBuilt(pathname: string): boolean {
  const isBuilt = isFirst && window.pagePath === pathname
  isFirst = false
  return isBuilt
}

function Drawn({ children }: { readonly children: ReactNode }) {
  useEffect(copyToHead)
  return children
}

/** What the document has already stays where it is. */
function copyToHead(): void {
  const present = inHead()
  const wanted = [...(workshop?.children ?? [])].map((node) => {
    const copy = document.importNode(node, true)
    copy.setAttribute("data-gatsby-head", "true")
    return copy
  })
  for (const node of present) if (!wanted.some((copy) => copy.isEqualNode(node))) node.remove()
  document.head.append(...wanted.filter((copy) => !present.some((node) => copy.isEqualNode(node))))
}

function inHead(): readonly Element[] {
  return [...document.querySelectorAll("[data-gatsby-head]")]
}

export { PageRenderer as default }
