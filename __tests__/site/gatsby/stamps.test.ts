import { EventEmitter } from "node:events"
import { mkdirSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { kindOf, resourceTypes } from "#contract/content.ts"
import type { Langcode } from "#contract/fields.ts"
import { languages } from "#contract/languages.ts"
import { stamp } from "../../../src/gatsby/stamps.ts"
import { makeWriter } from "../../../src/gatsby/write-files.ts"
import { aTemporaryFolder, writeFiles } from "#support/temporary-folder.ts"

/** By the names of their GraphQL types. */
type Nodes = Readonly<Record<string, readonly Node[]>>
type Node = {
  readonly number: number
  readonly changed: string
  readonly vid?: number
  readonly title?: string
  readonly mail?: string
  /** Of its published translations; the first is the original. */
  readonly languages?: readonly Langcode[]
}

const changed = "2026-01-01T09:00:00+00:00"
const aNode = (number: number, vid = number): Node => ({ number, changed, vid, title: "Private words", mail: "ines@example.org" })

function itemsOf(nodes: Nodes) {
  return resourceTypes.flatMap((type) =>
    (nodes[String(kindOf(type).graphql)] ?? []).flatMap(({ languages: own = ["en"], vid, ...fields }) => {
      const translations = own.map((language) => ({ language }))
      const item = { main: translations[0], translations }
      return languages.map((language) => ({
        entity: { type, attributes: { drupal_internal__vid: vid }, ...fields },
        placement: { item, language },
      }))
    }),
  )
}

/** A build's folder, and Gatsby's side of it. */
function aBuild(nodes: Nodes = {}, hash = "c0ffee") {
  const folder = aTemporaryFolder()
  const emitter = new EventEmitter()
  const write = (file: string, text: string) => writeFiles(folder, { [file]: text })
  const state = { nodes, hash }
  mkdirSync(join(folder, "page-data"))
  const newProcess = () => {
    const writeFiles = makeWriter(folder)
    const gatsby = { emitter, store: { getState: () => ({ webpackCompilationHash: state.hash }) } }
    return () => writeFiles(stamp(folder, gatsby as never, itemsOf(state.nodes) as never))
  }
  return {
    state,
    write,
    text: (file: string) => readFileSync(join(folder, file), "utf8"),
    read: (file: string): unknown => JSON.parse(readFileSync(join(folder, file), "utf8")),
    files: () => readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".json")),
    newProcess,
    stamp: newProcess(),
    /** Gatsby writes page data, and says so. */
    writePage: (page: string, data: object) => {
      write(join("page-data", page === "/" ? "index" : page, "page-data.json"), JSON.stringify(data))
      emitter.emit("CLEAR_PENDING_PAGE_DATA_WRITE", { payload: { page } })
    },
  }
}

const legal = "page-data/legal/page-data.json"

test("page data gets the hash of the bundles, in the first build and in those that follow in one process", () => {
  const build = aBuild()
  build.writePage("/legal/", { path: "/legal/", result: { text: ',"hash":"theirs"}' } })
  build.writePage("/", { path: "/" })
  build.stamp()
  expect(build.read(legal)).toEqual({ path: "/legal/", result: { text: ',"hash":"theirs"}' }, hash: "c0ffee" })
  build.writePage("/", { path: "/", result: "newer" })
  build.stamp()
  expect(build.read("page-data/index/page-data.json")).toEqual({ path: "/", result: "newer", hash: "c0ffee" })
})

test("a page that Gatsby didn't write again isn't touched, but a process with other bundles reads all", () => {
  const build = aBuild()
  build.writePage("/legal/", { path: "/legal/" })
  build.stamp()
  build.write(legal, '{"path":"/"}')
  build.stamp()
  expect(build.read(legal)).toEqual({ path: "/" })
  build.state.hash = "facade"
  build.newProcess()()
  expect(build.read(legal)).toEqual({ path: "/", hash: "facade" })
})

test("the not-found page and the dashboard's bring their data along, the present one after each build", () => {
  const build = aBuild()
  build.write("404.html", '<template id="___scripts" data-path="/404.html"></template>')
  build.write("legal/index.html", '<template id="___scripts" data-path="/legal/"></template>')
  for (const text of ["</script>", "$&; newer"]) {
    build.writePage("/404.html", { text })
    build.stamp()
    const data = JSON.stringify({ text, hash: "c0ffee" }).replaceAll("&", "&amp;")
    expect(build.text("404.html")).toBe(
      `<template id="___scripts" data-path="/404.html" data-state="${data.replaceAll('"', "&quot;")}"></template>`,
    )
  }
  expect(build.text("legal/index.html")).not.toContain("data-state")
})

test("an item's file has its revision, and nothing else of it", () => {
  const build = aBuild({ Publication: [aNode(12, 40)], ActionProject: [aNode(3)], Page: [aNode(5)], Member: [aNode(7)] })
  build.stamp()
  expect(build.read("post/12/edit.json")).toEqual({ hash: "c0ffee", type: "node--article", id: 12, changed, vid: 40, languages: ["en"] })
  expect(build.read("people/edit.json")).toEqual({ hash: "c0ffee", type: "user--user" })
  expect(build.files().toSorted()).toEqual([
    "action_project/3/edit.json",
    "build.json",
    "member/7/edit.json",
    "page/5/edit.json",
    "people/edit.json",
    "post/12/edit.json",
  ])
})

test("the file of a withdrawn item goes, also where another process wrote it; a page with a number as its address stays", () => {
  const build = aBuild({ Publication: [aNode(12), aNode(2026)] })
  build.write("post/2026/index.json", "{}")
  build.write("post/30/index.json", "{}")
  build.stamp()
  build.state.nodes = { Publication: [aNode(2026)] }
  build.stamp()
  expect(build.files()).not.toContain("post/12/edit.json")
  build.state.nodes = {}
  build.newProcess()()
  expect(build.files().toSorted()).toEqual(["build.json", "people/edit.json", "post/2026/index.json", "post/30/index.json"])
})

test("each build has an id of its own", () => {
  const build = aBuild()
  build.stamp()
  const first = build.read("build.json")
  build.stamp()
  expect(build.read("build.json")).not.toEqual(first)
})

test("the build's own file tells which items have a file of their own, as runs of numbers, and no title", () => {
  const build = aBuild({ Publication: [7, 2, 1, 3].map((number) => aNode(number)), Member: [aNode(5)], Tag: [aNode(9)] })
  build.stamp()
  expect(build.read("build.json")).toMatchObject({
    items: { "node--article": [1, 4, 7, 8], "node--member": [5, 6], "node--page": [], "node--action_project": [], "node--agenda": [] },
  })
  expect(build.text("build.json")).not.toContain("Private")
})

test("a file says in which languages an item is published, also without its original", () => {
  const inLanguages = (number: number, ...own: Langcode[]) => ({ ...aNode(number), languages: own })
  const build = aBuild({ Publication: [inLanguages(12, "en", "nl"), inLanguages(13, "fr")] })
  build.stamp()
  expect([12, 13].map((number) => build.read(`post/${number}/edit.json`))).toMatchObject([
    { languages: ["en", "nl"] },
    { languages: ["fr"] },
  ])
  expect(build.read("build.json")).toMatchObject({ items: { "node--article": [12, 14] } })
})
