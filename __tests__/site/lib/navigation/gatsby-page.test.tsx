import { act, render, screen } from "@testing-library/react"
import type { ReactElement } from "react"
import { PageRenderer } from "#lib/navigation/gatsby-page.tsx"
import { useStaticQuery } from "#lib/navigation/gatsby-static-query.ts"

jest.mock("gatsby/cache-dir/api-runner-browser.js", () => ({
  apiRunner: (api: string, { element }: { readonly element: ReactElement }) => [
    api === "wrapPageElement" ? <main key="main">{element}</main> : element,
  ],
}))

type Shown = { readonly data: { readonly title: string } }

function Article({ data: { title } }: Shown) {
  return <h1>{title}</h1>
}

function Head({ data: { title } }: Shown) {
  return (
    <>
      <title>{title}</title>
      <meta name="site" content={String(useStaticQuery("7"))} />
      <link rel="icon" href="/icon.svg" />
    </>
  )
}

type Given = Parameters<typeof PageRenderer>[0]

function page(title: string, component: object = { default: Article, Head }): Given {
  return {
    path: `/post/${title}/`,
    location: { pathname: `/post/${title}/` },
    data: { title },
    pageContext: {},
    pageResources: { component: component as Given["pageResources"]["component"], staticQueryResults: { 7: { data: "G30" } } },
  }
}

/** Draws a page, and then others in its place. React draws the Head in a root of its own. */
async function show(first: Given, ...others: readonly Given[]) {
  const { rerender } = await act(() => Promise.resolve(render(<PageRenderer {...first} />)))
  for (const other of others) await act(() => Promise.resolve(rerender(<PageRenderer {...other} />)))
}

const present = `<meta charset="utf-8"><title data-gatsby-head="true">a</title>`
const drawn = `<meta name="site" content="G30" data-gatsby-head="true"><link rel="icon" href="/icon.svg" data-gatsby-head="true">`

test("a page is drawn in the frame, and its Head in the document's", async () => {
  document.head.innerHTML = `${present}<link rel="old" data-gatsby-head="true">`
  const removed: string[] = []
  const watch = new MutationObserver((changes) => {
    for (const { removedNodes } of changes) removed.push(...[...removedNodes].map(({ nodeName }) => nodeName))
  })
  watch.observe(document.head, { childList: true })
  await show(page("a"))
  expect(screen.getByRole("main")).toHaveTextContent("a")
  expect(document.head.innerHTML).toBe(present + drawn)
  // What the build wrote stays, also the title.
  expect(removed).toEqual(["LINK"])
})

test("the Head of the next page takes the place of the last one's", async () => {
  document.head.innerHTML = present
  await show(page("a"), page("b"))
  expect(screen.getByRole("heading")).toHaveTextContent("b")
  expect(document.title).toBe("b")
  expect(document.head.innerHTML).toBe(`<meta charset="utf-8"><title data-gatsby-head="true">b</title>${drawn}`)
})

test("a page without a Head leaves none of the last one's", async () => {
  document.head.innerHTML = present
  await show(page("a"), page("c", { default: Article }))
  expect(document.head.innerHTML).toBe(`<meta charset="utf-8">`)
})
