import { rmSync } from "node:fs"
import { dirname, join } from "node:path"
import { scan } from "#publisher/files.ts"
import { makeReferences } from "#publisher/unshown-pictures.ts"
import { moveUnshown } from "#publisher/unshown-pictures.ts"
import { aStateFolder, filesIn, write } from "#support/build/built-site.ts"

const { home, folder } = aStateFolder()
const aside = join(home, "aside")
afterAll(() => {
  rmSync(dirname(home), { recursive: true, force: true })
})

const hash = "cc1795ca8f2f6a71b3b9a1b5ba1559fa"
const pictures = { [`static/${hash}/b8bb0/house.webp`]: "small", [`static/${hash}/ff7f9/house.webp`]: "large" }
const others = {
  [`static/${"0".repeat(32)}/minutes of 2026, “final”.pdf`]: "document",
  "static/archivo-latin-e0d39ce1e2f129d9254110b01b707030.woff2": "font",
  "index.html": "home",
}
const data = (text: string) => ({ "page-data/index/page-data.json": JSON.stringify({ text }) })
const shown = { "page-data/sq/d/1.json": JSON.stringify({ file: `/static/${"0".repeat(32)}/minutes of 2026, “final”.pdf` }) }

test("pictures and documents that no data names leave the site, and come back when data names them again", () => {
  const references = makeReferences()
  const tidy = () => {
    const files = scan(folder)
    moveUnshown({ folder, files }, aside, references)
    expect([...files.keys()].toSorted()).toEqual(filesIn(folder))
    return filesIn(folder).filter((path) => path.startsWith("static/"))
  }
  const all = [...Object.keys(pictures), ...Object.keys(others).filter((path) => path.startsWith("static/"))].toSorted()

  write(folder, { ...pictures, ...others, ...shown, ...data(`/static/${hash}/b8bb0/house.webp 1x, /static/${hash}/ff7f9/house.webp 2x`) })
  expect(tidy()).toEqual(all)
  write(join(folder, "page-data"), { "index/page-data.json": `"/static/${hash}/ff7f9/house.webp"`, "sq/d/1.json": "{}" })
  expect(tidy()).toEqual(["static/archivo-latin-e0d39ce1e2f129d9254110b01b707030.woff2", `static/${hash}/ff7f9/house.webp`])
  write(join(folder, "page-data"), { "index/page-data.json": `"/static/${hash}/b8bb0/house.webp"`, "sq/d/1.json": "{}" })
  expect(tidy()).toContain(`static/${hash}/b8bb0/house.webp`)
  expect(tidy()).not.toContain(`static/${hash}/ff7f9/house.webp`)
})

test("only data that has changed since is read again", () => {
  const names = (text: string) => JSON.stringify({ text })
  write(folder, { "page-data/a/page-data.json": names(`/static/${hash}/a.webp`), "page-data/b/page-data.json": names("nothing") })
  const files = new Map([
    ["page-data/a/page-data.json", "1"],
    ["page-data/b/page-data.json", "1"],
  ])
  const references = makeReferences()
  references({ folder, files })
  write(folder, { "page-data/a/page-data.json": "not read", "page-data/b/page-data.json": names(`/static/${"1".repeat(32)}/b.webp`) })
  const isNamed = references({ folder, files: new Map([...files, ["page-data/b/page-data.json", "2"]]) })
  expect([hash, "1".repeat(32), "2".repeat(32)].map((name) => isNamed(`static/${name}/a.webp`))).toEqual([true, true, false])
})

test("of the same bytes under two names, the one that no data names leaves the site", () => {
  const references = makeReferences()
  const names = ["house.webp", "façade (1), “final”.webp", "plan.pdf", "plan “A”, 2.pdf"]
  const [house = "", facade = "", plan = "", other = ""] = names.map(
    (name) => `static/${hash}/${name.endsWith("pdf") ? "" : "b8bb0/"}${name}`,
  )
  const all = { [house]: "bytes", [facade]: "bytes", [plan]: "bytes", [other]: "bytes" }
  const tidy = (...shownNow: readonly string[]) => {
    write(join(folder, "page-data"), { "index/page-data.json": JSON.stringify({ text: shownNow.join(" 1x, ") }) })
    const files = scan(folder)
    moveUnshown({ folder, files }, aside, references)
    return filesIn(folder).filter((path) => path in all)
  }
  write(folder, all)
  const encoded = `/static/${hash}/b8bb0/${encodeURIComponent("façade (1), “final”.webp")}`
  expect(tidy(`/${house}`, `/${plan}`)).toEqual([house, plan].toSorted())
  expect(tidy(encoded, `/${other}`)).toEqual([facade, other].toSorted())
  expect(tidy()).toEqual([])
})
