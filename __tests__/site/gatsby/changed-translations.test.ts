/** A build that goes on after a change of a translation makes what a first one makes. */
import { languages } from "#contract/languages.ts"
import type { Resource } from "#contract/jsonapi.ts"
import { sourceNodes } from "../../../src/gatsby/source-nodes.ts"
import { aTerm, aText, build, type Run } from "#support/build/texts.ts"

const siteTypes = ["Publication", "PublicationRelated", "Member", "MemberRelated", "Tag", "Latest", "SiteFacts"] as const
const before = [
  ...[aText("article", 1, "en"), aText("article", 1, "fr"), aText("article", 2, "en"), aTerm(7, "en", "Fees")],
  ...[aText("member", 1, "en"), aText("member", 1, "fr")],
]
const nextRevision = { fields: { drupal_internal__vid: 2 } }

test.each<[string, readonly Resource[], readonly Resource[], readonly string[]]>([
  ["a changed translation", [aText("article", 1, "fr", { html: "<p>Neuf</p>" })], [], ["article 1 fr"]],
  [
    "a changed translation, which gives all of them another revision",
    [aText("article", 1, "en", nextRevision), aText("article", 1, "fr", { ...nextRevision, html: "<p>Neuf</p>" })],
    [],
    ["article 1 fr"],
  ],
  ["a new translation", [aText("article", 2, "nl")], [], ["article 2 en", "article 2 nl"]],
  ["a removed translation", [], [aText("article", 1, "fr")], ["article 1 en"]],
  ["a withdrawn translation", [aText("article", 1, "fr", { status: false })], [], ["article 1 en"]],
  ["a withdrawn original", [], [aText("article", 1, "en")], ["article 1 fr"]],
  ["another address of a translation", [aText("article", 1, "fr", { alias: "/post/neuf" })], [], ["article 1 en", "article 1 fr"]],
  ["another name of a member in one language", [aText("member", 1, "fr", { fields: { title: "Atelier" } })], [], ["Atelier"]],
  ["a translated tag", [aTerm(7, "fr", "Honoraires")], [], ["Honoraires"]],
])("after %s a build that goes on makes the same nodes as a first build", async (_, change, withdrawn, madeNodes) => {
  const keyOf = ({ id, attributes }: Resource) => `${id} ${String(attributes?.langcode)}`
  const replaced = new Set([...change, ...withdrawn].map(keyOf))
  const warm = await build(before)
  await warm.change(change, withdrawn)
  await sourceNodes(warm.gatsby as never)
  const cold = await build([...before.filter((resource) => !replaced.has(keyOf(resource))), ...change])
  const nodesOf = ({ ofType }: Run) =>
    languages.flatMap((language) => siteTypes.flatMap((type) => ofType(type, language).toSorted((a, b) => a.id.localeCompare(b.id))))
  expect(nodesOf(warm)).toEqual(nodesOf(cold))
  expect(warm.madeSince().filter((title) => !title.startsWith("relations"))).toEqual(madeNodes)
})
