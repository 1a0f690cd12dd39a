import { EventEmitter } from "node:events"
import { join } from "node:path"
import { makePageReader } from "../../../src/gatsby/read-pages.ts"
import { watchPageData } from "../../../src/gatsby/stamps.ts"
import { makeMover } from "../../../src/gatsby/unshown-files.ts"
import { filesIn, write, type Texts } from "#support/build/built-site.ts"
import { aTemporaryFolder } from "#support/temporary-folder.ts"

const hash = "cc1795ca8f2f6a71b3b9a1b5ba1559fa"
const other = "0".repeat(32)

/** A built site with one page, which names files. */
function aSite(files: readonly string[]) {
  const root = aTemporaryFolder()
  const folder = join(root, "public")
  const emitter = new EventEmitter()
  const gatsby = { emitter, store: { getState: () => ({ webpackCompilationHash: "", pages: new Map([["/a/", {}]]) }) } } as never
  const [readPages, moveUnshown] = [makePageReader(folder), makeMover(folder, join(root, "aside"))]
  write(join(folder, "static"), Object.fromEntries(files.map((name) => [name, "bytes"])))
  watchPageData(gatsby)
  const name = (...addresses: readonly string[]) => {
    const data: Texts = { "a/page-data.json": JSON.stringify({ srcSet: addresses.join(" 1x,\n"), one: addresses[0] }) }
    write(join(folder, "page-data"), data)
    emitter.emit("CLEAR_PENDING_PAGE_DATA_WRITE", { payload: { page: "/a/" } })
  }
  const filesOnSite = async () => {
    moveUnshown((await readPages(gatsby, "")).files)
    return filesIn(join(folder, "static"))
  }
  return { name, filesOnSite }
}

test("pictures and documents that no data names leave the site, and come back when data names them again", async () => {
  const font = "archivo-latin-e0d39ce1e2f129d9254110b01b707030.woff2"
  const [small, large, minutes] = [`${hash}/b8bb0/house.webp`, `${hash}/ff7f9/house.webp`, `${other}/minutes of 2026, “final”.pdf`]
  const { name, filesOnSite } = aSite([small, large, minutes, font])
  name(`/static/${small}`, `/static/${large}`)
  expect(await filesOnSite()).toEqual([font, large, small].toSorted())
  name(`/static/${minutes}`)
  expect(await filesOnSite()).toEqual([font, minutes].toSorted())
  name(`/static/${large}`)
  expect(await filesOnSite()).toEqual([font, large].toSorted())
})

test("of the same bytes under two names, the one that no data names leaves the site", async () => {
  const [house, facade, plan] = [`${hash}/b8bb0/house.webp`, `${hash}/b8bb0/façade (1), “final”.webp`, `${hash}/plan “A”, 2.pdf`]
  const { name, filesOnSite } = aSite([house, facade, plan])
  name(`/static/${hash}/b8bb0/${encodeURIComponent("façade (1), “final”.webp")}`)
  expect(await filesOnSite()).toEqual([facade])
  name(`/static/${plan}`)
  expect(await filesOnSite()).toEqual([plan])
})
