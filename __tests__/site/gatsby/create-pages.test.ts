import type { CreatePageArgs } from "gatsby"
import { onCreatePage, pageArguments, pageOf } from "../../../src/gatsby/create-pages.ts"

function madeOf(path: string): unknown[] {
  const createPage = jest.fn<unknown, [unknown]>()
  const page = { path, component: "/src/pages/x.tsx", context: {} }
  onCreatePage({ page, actions: { createPage } } as unknown as CreatePageArgs)
  return createPage.mock.calls.map(([created]) => created)
}

test("a page of the site's own exists in each language, which its query knows", () => {
  expect(madeOf("/members/")).toEqual([
    { path: "/members/", component: "/src/pages/x.tsx", context: { language: "en" } },
    { path: "/fr/members/", component: "/src/pages/x.tsx", context: { language: "fr" } },
    { path: "/nl/members/", component: "/src/pages/x.tsx", context: { language: "nl" } },
  ])
})

test("each language has a not-found page, with the name that hosts look for", () => {
  const paths = ["/404/", "/404.html"].flatMap((path) => madeOf(path))
  expect(paths).toEqual([
    expect.objectContaining({ path: "/404/", context: { language: "en", isMissing: true } }),
    expect.objectContaining({ path: "/404.html", context: { language: "en", isMissing: true } }),
    expect.objectContaining({ path: "/fr/404.html", context: { language: "fr", isMissing: true } }),
    expect.objectContaining({ path: "/nl/404.html", context: { language: "nl", isMissing: true } }),
  ])
})

test("the page of an item is in the language of its address", () => {
  expect(pageArguments("7", { path: "/nl/post/x/", template: "src/templates/post.tsx" }).context).toEqual({ id: "7", language: "nl" })
})

test.each([
  ["/join", [], "src/templates/way-in.tsx"],
  ["/looking-for-an-architect", ["someone"], "src/templates/way-in.tsx"],
  ["/press", [], "src/templates/press.tsx"],
  ["/legal", [], "src/templates/page.tsx"],
  ["/about-us", ["someone"], "src/templates/about.tsx"],
])("the page at %s has its template", (fixed, people, template) => {
  const node = { internal: { type: "Page" }, path: "/nl/x/", language: "nl", fixed, people }
  expect(pageOf(node)).toEqual({ path: "/nl/x/", template })
})
