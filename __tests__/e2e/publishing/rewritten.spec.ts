import { readFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { expect, test } from "../support/test.ts"
import { testEnvironment, testOrigin } from "#scripts/gate/test-site.ts"
import { currentSite } from "#publisher/release-folders.ts"
import { scan } from "#publisher/site-files.ts"
import { signIn, type Editor } from "#bench/editor.ts"
import { untilBuilt } from "#bench/published.ts"
import { administrator } from "../support/people.ts"

// An edit rewrites the pages that show it, and no others.
test.describe.configure({ mode: "serial", timeout: 180_000 })

/** The texts of all pages and of their data, by route. */
type Pages = ReadonlyMap<string, string>

function servedPages(): Pages {
  const folder = currentSite(resolve(testEnvironment.G30_HOME)) ?? ""
  const pages = new Map<string, string>()
  for (const path of scan(folder).keys()) {
    const route = /^(.*?)index\.html$/.exec(path)?.[1] ?? /^page-data\/(.*)page-data\.json$/.exec(path)?.[1]?.replace(/^index\/$/, "")
    if (route === undefined || path.startsWith("_gatsby/")) continue
    pages.set(`/${route}`, (pages.get(`/${route}`) ?? "") + readFileSync(join(folder, path), "utf8"))
  }
  return pages
}

function rewritten(before: Pages, after: Pages): readonly string[] {
  return [...after].flatMap(([route, text]) => (before.get(route) === text ? [] : route)).toSorted()
}

function showing(pages: Pages, words: string): readonly string[] {
  return [...pages].flatMap(([route, text]) => (text.includes(words) ? route : [])).toSorted()
}

type Built = { readonly before: Pages; readonly after: Pages }

async function built(editor: Editor, change: () => Promise<unknown>): Promise<Built> {
  const before = servedPages()
  await change()
  await editor.rebuild()
  expect(await untilBuilt(editor)).toMatchObject({ how: "incremental" })
  return { before, after: servedPages() }
}

let editor: Editor

test.beforeAll(async () => {
  editor = await signIn(testOrigin, administrator.mail, administrator.password)
  // What other tests have changed is built first.
  await editor.rebuild()
  await untilBuilt(editor)
})

test("another title of a publication rewrites the pages that name it", { tag: "@live" }, async () => {
  // Words that no other page of the site has.
  const title = `A title ${String(Date.now())}`
  const [oldest] = await editor.list("node--article", "filter[status]=1&sort=created&page[limit]=1")
  const { before, after } = await built(editor, () => editor.change("node--article", oldest?.id ?? "", { attributes: { title } }))
  expect(rewritten(before, after)).toEqual(showing(after, title))
  // Its own, and at least one of a neighbour.
  expect(rewritten(before, after).filter((route) => route.startsWith("/post/")).length).toBeGreaterThan(1)
})

test("without the page about joining no page leads to it; once it is back they are as before", { tag: "@live" }, async () => {
  const pages = await editor.list("node--page", "page[limit]=50")
  const join = pages.find(({ attributes }) => attributes.title === "Join us")
  const linkToIt = 'href="/join/"'
  const publish = (status: boolean) => built(editor, () => editor.change("node--page", join?.id ?? "", { attributes: { status } }))
  const { before, after: without } = await publish(false)
  expect(showing(before, linkToIt).length).toBeGreaterThan(50)
  // The text of the start page, which is content, begins with links of its own.
  expect(showing(without, `${linkToIt} class=`)).toEqual(["/"])
  const { after } = await publish(true)
  // But for the page itself, which has a newer date.
  expect(rewritten(before, after).filter((route) => route !== "/join/")).toEqual([])
})
