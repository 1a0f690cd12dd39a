import { dirname, join } from "node:path"
import { rmSync } from "node:fs"
import { compare } from "#publisher/site-files.ts"
import { scan } from "#publisher/site-files.ts"
import type { BuildReport } from "#gatsby/content/report.ts"
import { checkRoutes, emptiedKind } from "#publisher/check-routes.ts"
import type { BackEndAnswer } from "#publisher/ask-back-end.ts"
import { aPage, aStateFolder, write, type Texts } from "#support/build/built-site.ts"

const { home, folder } = aStateFolder()
afterAll(() => rmSync(dirname(home), { recursive: true }))

const house = aPage("/post/a-house/", { publication: { title: "A house" } })
const stamp = { "post/12/edit.json": "{}" }
const served: Texts = { ...aPage("/"), ...aPage("/members/"), ...house, ...stamp, _redirects: "" }
const { "page-data/post/a-house/page-data.json": _data, "post/a-house/index.html": _html, ...without } = served
const { "post/12/edit.json": _stamp, ...withdrawn } = without

const nothing: BackEndAnswer = { kind: "nothing" }
const published = (address: string): BackEndAnswer => ({
  kind: "item",
  item: { type: "node--article", number: 12, title: "A house" },
  address,
})

async function check(texts: Texts, shown: BackEndAnswer, isNewCode = false) {
  const [before, after] = [join(folder, "before"), join(folder, "after")]
  write(before, served)
  write(after, texts)
  const [old, built] = [before, after].map((place) => ({ folder: place, files: scan(place) }))
  if (old === undefined || built === undefined) throw new Error("no sites")
  // The two folders have other inodes, so that all files count as changed.
  const asked: string[] = []
  const ask = (route: string) => {
    asked.push(route)
    return Promise.resolve(shown)
  }
  const changes = compare(old.files, built.files)
  return { problem: await checkRoutes({ served: old, built, changes, ask, isNewCode }), asked }
}

test("a build with all pages is good, and the back end isn't asked", async () => {
  expect(await check(served, nothing)).toEqual({ problem: null, asked: [] })
})

test("a page whose item visitors don't see any more is withdrawn", async () => {
  expect(await check(withdrawn, nothing)).toEqual({ problem: null, asked: ["/post/a-house/"] })
})

test("a page that is missing although its item is published fails the build, which names the item", async () => {
  const { problem } = await check(withdrawn, published("/post/a-house/"))
  expect(problem).toMatchObject({ item: { type: "node--article", number: 12 } })
  expect(problem?.message).toBe("The publication “A house” is published, but it is missing from the new build.")
})

test("a page whose back end doesn't answer is not taken as withdrawn", async () => {
  expect((await check(withdrawn, { kind: "unknown" })).problem?.message).toContain("doesn't say whether it was withdrawn")
})

test("a page that is led on needs no question", async () => {
  const moved = {
    ...without,
    ...aPage("/post/a-home/", { publication: { title: "A home" } }),
    _redirects: "/post/a-house /post/a-home/ 301\n",
  }
  expect(await check(moved, published("/post/a-house/"))).toEqual({ problem: null, asked: [] })
})

test("an item that moved without a redirect is neither missing nor withdrawn", async () => {
  const moved = { ...without, ...aPage("/post/a-home/", { publication: { title: "A home" } }) }
  expect((await check(moved, published("/post/a-home/"))).problem).toBeNull()
})

test("a page of the site's own code may go with new code only", async () => {
  const { "page-data/members/page-data.json": _members, "members/index.html": _page, ...fewer } = served
  expect((await check(fewer, nothing)).problem?.message).toBe("The page /members/ is missing from the new build.")
  expect((await check(fewer, nothing, true)).problem).toBeNull()
})

describe("the check for kinds of content that are gone", () => {
  const before = { "node--article": 12, "node--member": 9 }
  const counting = (counts: BuildReport["counts"], warnings: BuildReport["warnings"] = []) => ({ counts, warnings })

  test("asks before a kind loses many of its items, and most of them; tags too, because they are on all pages", () => {
    expect(emptiedKind(before, counting({ "node--member": 9 }))?.message).toMatch(
      /^Most of the content is gone: .*0 published items of the kind “Publication”.*shows 12/,
    )
    expect(emptiedKind({ "taxonomy_term--tags": 14 }, counting(before))).toMatchObject({
      asks: "confirm-empty",
      message: expect.stringContaining("0 published items of the kind “Tag”"),
    })
  })

  test("lets a kind become empty that had few items, and a kind lose half of its items", () => {
    expect(emptiedKind({ "node--article": 20, "node--member": 9 }, counting({ "node--article": 10 }))).toBeNull()
    expect(emptiedKind({ "node--article": 21 }, counting({ "node--article": 10 }))?.message).toContain("10 published items")
    expect(emptiedKind({}, counting({}))).toBeNull()
  })

  test("lets most files go with an item, but asks before all are gone", () => {
    expect(emptiedKind({ "file--file": 25 }, counting({ "file--file": 9 }))).toBeNull()
    expect(emptiedKind({ "file--file": 25 }, counting({}))?.asks).toBe("confirm-empty")
  })

  test("names an item that can't be read as the cause, which nobody can confirm", () => {
    const item = { type: "node--article", number: 203, title: "Beyond the lowest price" } as const
    const coded = { code: "itemUnreadable", values: { item: "Publication 203 “Beyond the lowest price”" } } as const
    const warning = { item, what: "it can't be read, and is left out.", todo: "Open it in the back end, and save it again.", coded }
    expect(emptiedKind(before, counting({ "node--member": 9 }, [warning]))).toEqual({
      message:
        "The back end's Publication 203 “Beyond the lowest price” can't be read, and the back end has 0 published items of the kind “Publication”, and the site shows 12. Open it in the back end, and save it again.",
      code: "backEnd",
      item,
      asks: null,
    })
  })
})
