import { readRedirects, rulesOf } from "../../../../src/gatsby/content/redirect-rules.ts"
import { anArticle } from "#support/entities.ts"
import { aServer, origin } from "#support/server.ts"

const pages = [
  { number: 5, language: "en", path: "/post/new/", isHome: false },
  { number: 5, language: "fr", path: "/fr/post/nouveau/", isHome: false },
  { number: 5, language: "nl", path: "/post/new/", isHome: false },
  { number: 6, language: "en", path: "/home/", isHome: true },
  { number: 6, language: "fr", path: "/fr/accueil/", isHome: true },
] as const
const redirect = (from: string, to: string, status = 301) => ({ from, to, status })

test.each([
  [redirect("/post/old", "entity:node/5"), "/post/new/"],
  [redirect("/start", "entity:node/6"), "/"],
  [redirect("/old", "internal:/node/5?a=1"), "/post/new/?a=1"],
  [redirect("/fr/post/vieux", "entity:node/5"), "/fr/post/nouveau/"],
  [redirect("/fr/vieux", "internal:/post/nouveau"), "/fr/post/nouveau/"],
  [redirect("/fr/debut", "entity:node/6"), "/fr/"],
  [redirect("/nl/post/oud", "entity:node/5"), "/post/new/"],
  [redirect("/old", "internal:/members#north"), "/members/#north"],
  [redirect("/old", "https://example.org/x y".replace(" ", "%20")), "https://example.org/x%20y"],
])("the rules of %j lead to %s from both spellings", (rule, target) => {
  expect(rulesOf([rule], pages)).toEqual([`${rule.from} ${target} 301`, `${rule.from}/ ${target} 301`])
})

test("names in other letters are encoded, since spaces separate a rule's parts", () => {
  expect(rulesOf([redirect("/café", "internal:/é")], [])[0]).toBe("/caf%C3%A9 /%C3%A9/ 301")
})

test("a redirect holds for its own address alone, whatever signs it has", () => {
  expect(rulesOf([redirect("/*", "internal:/members"), redirect("/post/:x", "internal:/members")], [])).toEqual([
    "/%2A /members/ 301",
    "/%2A/ /members/ 301",
    "/post/%3Ax /members/ 301",
    "/post/%3Ax/ /members/ 301",
  ])
})

test("a chain is written as its end, and what leads nowhere is left out", () => {
  const chain = [redirect("/a", "internal:/b", 302), redirect("/b", "internal:/c/"), redirect("/c", "entity:node/5")]
  expect(rulesOf(chain, pages).filter((rule) => !rule.startsWith("/b") && !rule.startsWith("/c"))).toEqual([
    "/a /post/new/ 302",
    "/a/ /post/new/ 302",
  ])
  expect(rulesOf([redirect("/a", "entity:node/404"), redirect("/x", "javascript:alert(1)")], pages)).toEqual([])
  expect(rulesOf([redirect("/post/new", "internal:/members")], pages)).toEqual([])
})

test.each(["/fr/user/login", "/user/login", "/nl/members", "/favicon.svg", "/app-0123abc.js"])(
  "no rule starts at %s, which is the site's own",
  (from) => {
    expect(rulesOf([redirect(from, "https://evil.example/")], [])).toEqual([])
  },
)

test("of redirects that only admins are shown, none that tells a draft's address becomes a rule", () => {
  const all = [
    redirect("/post/old", "entity:node/5"),
    redirect("/nl/post/geheim", "entity:node/5"),
    redirect("/x", "internal:/fr/post/secret"),
    redirect("/y", "internal:/x"),
    redirect("/z", "internal:/members"),
  ]
  expect(rulesOf(all, pages, true).filter((_, index) => index % 2 === 0)).toEqual(["/post/old /post/new/ 301", "/z /members/ 301"])
})

test("redirects are read over all pages, and a back end without them has none", async () => {
  const formerAliases = Array.from({ length: 60 }, (_, index) => ({ alias: `/post/old-${index}`, langcode: "en" as const }))
  const server = aServer()
    .with(anArticle({ id: 5, alias: "/post/new", formerAliases }))
    .start()
  const ask = (address: string) => server.fetch(address.slice(origin.length))
  const redirects = await readRedirects(origin, ask)
  expect([redirects.length, redirects[59]]).toEqual([60, { from: "/post/old-59", to: "entity:node/5", status: 301 }])
  expect(await readRedirects(origin, () => Promise.resolve(new Response("", { status: 404 })))).toEqual([])
  await expect(readRedirects(origin, () => Promise.resolve(new Response("", { status: 500 })))).rejects.toThrow("answered 500")
})
