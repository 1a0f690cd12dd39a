import { redirectsPath } from "#contract/paths.ts"
import { anArticle } from "#support/entities.ts"
import { asEditor, from, listed, post } from "#support/redirects.ts"
import { aServer } from "#support/server.ts"

test("a search looks in both addresses, and in that of the item at the end", async () => {
  const article = anArticle({
    id: 41,
    label: "Ten points",
    alias: "/post/ten-points",
    formerAliases: [{ alias: "/post/nine", langcode: "en" }],
  })
  const server = asEditor(article)
  await post(server, from("summer_school", "https://example.org/100%"))
  await post(server, from("winter-school", "internal:/members"))
  const found = async (word: string) => {
    const tests = ["redirect_source.path", "redirect_redirect.uri"].map(
      (path, index) =>
        `filter[c${index}][condition][path]=${path}&filter[c${index}][condition][operator]=CONTAINS&filter[c${index}][condition][value]=${encodeURIComponent(word)}&filter[c${index}][condition][memberOf]=g`,
    )
    return (await listed(server, `?filter[g][group][conjunction]=OR&${tests.join("&")}&sort=redirect_source.path`)).map(
      ([source]) => source,
    )
  }
  expect(await found("SCHOOL")).toEqual(["summer_school", "winter-school"])
  expect(await found("members")).toEqual(["winter-school"])
  expect(await found("r_s")).toEqual(["summer_school"])
  expect(await found("0%")).toEqual(["summer_school"])
  expect(await found("ten-points")).toEqual(["post/nine"])
})

test("the list goes by address or by age, in both directions", async () => {
  const server = asEditor()
  for (const path of ["b", "C", "a"]) await post(server, from(path, "internal:/members"))
  const sources = async (sort: string) => (await listed(server, `?sort=${sort}`)).map(([source]) => source)
  expect(await sources("redirect_source.path")).toEqual(["a", "b", "C"])
  expect(await sources("-redirect_source.path")).toEqual(["C", "b", "a"])
  expect(await sources("-created")).toEqual(["a", "C", "b"])
})

test("admins are told over which addresses a redirect leads, and to which item; visitors aren't", async () => {
  const article = anArticle({
    id: 41,
    label: "Ten points",
    alias: "/post/ten-points",
    formerAliases: [{ alias: "/post/nine", langcode: "en" }],
  })
  const draft = anArticle({ id: 42, label: "Secret", alias: "/post/secret", status: false })
  const server = asEditor(article, draft)
  await post(server, from("b", "internal:/post/nine"))
  await post(server, from("a", "internal:/b"))
  await post(server, from("hidden", "internal:/post/secret"))
  await post(server, from("out", "https://example.org/"))
  const { body } = await server.read(`${redirectsPath}?sort=redirect_source.path`)
  const item = { type: "node--article", number: 41, label: "Ten points", isPublic: true }
  expect(body.data.map(({ meta }) => meta)).toEqual([
    expect.objectContaining({ isFormer: false, way: ["/b", "/post/nine", "/post/ten-points"], item }),
    expect.objectContaining({ way: ["/post/nine", "/post/ten-points"], item }),
    expect.objectContaining({ way: ["/post/secret"], item: { type: "node--article", number: 42, label: "Secret", isPublic: false } }),
    expect.objectContaining({ way: ["https://example.org/"], item: null }),
    expect.objectContaining({ isFormer: true, way: ["/post/ten-points"], item }),
  ])
  const visitors = aServer().with(article).start()
  const { body: seen } = await visitors.read(redirectsPath)
  expect(seen.data.map(({ meta }) => Object.keys(meta ?? {}))).toEqual([["version"]])
})
