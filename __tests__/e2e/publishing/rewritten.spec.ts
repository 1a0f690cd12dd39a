import { readFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { expect, test } from "../support/test.ts"
import { testEnvironment, testOrigin } from "#scripts/gate/test-site.ts"
import { currentSite } from "#publisher/places.ts"
import { scan } from "#publisher/site-files.ts"
import { signIn, type Editor, type ContentResource } from "#bench/editor.ts"
import { picture } from "#bench/edits.ts"
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

/** Words that no other page of the site has. */
const unique = (kind: string) => `${kind} ${String(Date.now())}`

type Built = { readonly before: Pages; readonly after: Pages }

async function built(editor: Editor, change: () => Promise<unknown>, how = /^incremental$/): Promise<Built> {
  const before = servedPages()
  await change()
  await editor.rebuild()
  expect(await untilBuilt(editor)).toMatchObject({ how: expect.stringMatching(how) })
  return { before, after: servedPages() }
}

let editor: Editor
let publication: ContentResource

test.beforeAll(async () => {
  editor = await signIn(testOrigin, administrator.mail, administrator.password)
  // What other tests have changed is built first.
  await editor.rebuild()
  await untilBuilt(editor)
  const found = (await editor.list("node--article", "filter[status]=1&sort=created&page[limit]=1"))[0]
  if (found === undefined) throw new Error("There is no publication.")
  publication = found
})

test("another text of a publication rewrites its own page", { tag: "@live" }, async () => {
  const words = unique("Words")
  const body = { value: `<p>${words}</p>`, format: "g30_text", summary: "A summary that stays." }
  await built(editor, () => editor.change("node--article", publication.id, { attributes: { body: { ...body, value: "<p>Words</p>" } } }))
  const { before, after } = await built(editor, () => editor.change("node--article", publication.id, { attributes: { body } }))
  expect(rewritten(before, after)).toEqual(showing(after, words))
  expect(rewritten(before, after)).toHaveLength(1)
})

test("another title of a publication rewrites the pages that name it", { tag: "@live" }, async () => {
  const title = unique("A title")
  const { before, after } = await built(editor, () => editor.change("node--article", publication.id, { attributes: { title } }))
  expect(rewritten(before, after)).toEqual(showing(after, title))
  // Its own, and at least one of a neighbour.
  expect(rewritten(before, after).filter((route) => route.startsWith("/post/")).length).toBeGreaterThan(1)
})

test("a new tag rewrites the pages that show it", { tag: "@live" }, async () => {
  const name = unique("Tag")
  // Without its other tags, which it has in common with related publications.
  await built(editor, () => editor.change("node--article", publication.id, { relationships: { field_tags: { data: [] } } }))
  const { before, after } = await built(editor, async () => {
    const { id } = await editor.create("taxonomy_term--tags", { attributes: { name } })
    const relationships = { field_tags: { data: [{ type: "taxonomy_term--tags", id }] } }
    await editor.change("node--article", publication.id, { relationships })
  })
  expect(rewritten(before, after)).toEqual(showing(after, name))
})

test("another name of a member rewrites the pages that name it", { tag: "@live" }, async () => {
  const title = unique("Atelier")
  const [member] = await editor.list("node--member")
  const { before, after } = await built(editor, () => editor.change("node--member", member?.id ?? "", { attributes: { title } }))
  // Each directory is searched by the names in all languages, and its page names the file that holds them.
  const directories = ["/members/", "/fr/members/", "/nl/members/"]
  expect(rewritten(before, after)).toEqual([...new Set([...showing(after, title), ...directories])].toSorted())
})

test("another picture of the home page rewrites the pages that show it", { tag: "@live" }, async () => {
  const name = unique("home").replaceAll(" ", "-")
  const [action] = await editor.list("node--action_project", "filter[status]=1&filter[promote]=1")
  const { before, after } = await built(editor, async () => {
    const id = await editor.upload("node--action_project", "field_image", `${name}.jpg`, await picture(40))
    const relationships = { field_image: { data: { type: "file--file", id, meta: { alt: "The new home picture" } } } }
    await editor.change("node--action_project", action?.id ?? "", { relationships })
  })
  expect(rewritten(before, after)).toEqual(showing(after, name))
  expect(rewritten(before, after)).toContain("/")
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

/** The pages whose header leads to the agenda. */
function leadingToAgenda(pages: Pages): readonly string[] {
  const header = /<nav[^>]*aria-label="Main".*?<\/nav>/s
  return [...pages].flatMap(([route, text]) => (header.exec(text)?.[0].includes('href="/agenda/"') === true ? route : [])).toSorted()
}

test("without a public event no page leads to the agenda; with the first one, all pages do", { tag: ["@live", "@long"] }, async () => {
  const events = await editor.list("node--agenda", "filter[status]=1&filter[field_audience]=public&page[limit]=50")
  const setPublished = async (status: boolean, some = events) => {
    for (const { id, attributes } of some)
      for (const { langcode } of attributes.translations.filter((translation) => translation.status))
        await editor.change("node--agenda", id, { attributes: { status } }, langcode)
  }
  const start = servedPages()
  try {
    // A build refuses content that has gone all at once.
    await built(editor, () => setPublished(false, events.slice(1)))
    // The site then has no page of this kind any more, which takes a full build.
    const { before, after } = await built(editor, () => setPublished(false, events.slice(0, 1)), /^full$/)
    expect(leadingToAgenda(before)).toEqual(expect.arrayContaining(["/", "/members/", "/404/", "/user/login/", "/admin/"]))
    expect(leadingToAgenda(after)).toEqual([])
    const { after: again } = await built(editor, () => setPublished(true), /^(full|incremental)$/)
    expect(leadingToAgenda(again)).toEqual(leadingToAgenda(start))
    expect(rewritten(start, again)).toEqual([])
  } finally {
    await setPublished(true)
  }
})
