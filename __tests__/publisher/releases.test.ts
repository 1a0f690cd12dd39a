import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { currentSite, formerSites } from "#publisher/release-folders.ts"
import { openReleases } from "#publisher/releases.ts"
import { aStateFolder, filesIn, publish, textsIn, write, type Texts } from "#support/build/built-site.ts"

let place = aStateFolder()
beforeEach(() => {
  place = aStateFolder()
})
afterEach(() => rmSync(dirname(place.home), { recursive: true }))

const first: Texts = { "index.html": "home 1", "post/a/index.html": "a", "app-111111.js": "script 1" }
const second: Texts = { "index.html": "home 2", "post/a/index.html": "a", "post/b/index.html": "b", "app-222222.js": "script 2" }
const third: Texts = { "index.html": "home 3", "post/b/index.html": "b" }

const build = (id: number) => ({ folder: place.folder, id })
const served = () => textsIn(currentSite(place.home) ?? "")
const everything = () => filesIn(join(place.home, "sites")).map((path) => readFileSync(join(place.home, "sites", path), "utf8"))

test("each published build is served whole, and the copies take turns", () => {
  const store = openReleases(place.home)
  const folders = [first, second, third, first].map((texts, index) => {
    publish(store, build(index + 1), texts)
    expect(served()).toEqual(texts)
    return currentSite(place.home)
  })
  expect(folders).toEqual(["a", "b", "a", "b"].map((name) => join(place.home, "sites", name)))
})

test("what didn't change is the same file in both copies, and never one of Gatsby's own", () => {
  const store = openReleases(place.home)
  publish(store, build(1), first)
  publish(store, build(2), second)
  const inode = (folder: string) => statSync(join(folder, "post", "a", "index.html")).ino
  const [one, other, gatsbys] = [join(place.home, "sites", "a"), join(place.home, "sites", "b"), place.folder].map(inode)
  expect(one).toBe(other)
  expect(gatsbys).not.toBe(one)
  writeFileSync(join(place.folder, "post", "a", "index.html"), "half wri")
  expect(served()).toEqual(second)
})

test("a file that was written anew with the same bytes stays the file that visitors have", () => {
  const store = openReleases(place.home)
  publish(store, build(1), first)
  const before = statSync(join(currentSite(place.home) ?? "", "app-111111.js"))
  rmSync(join(place.folder, "app-111111.js"))
  publish(store, build(2), { ...first, "index.html": "home 2" })
  const after = statSync(join(currentSite(place.home) ?? "", "app-111111.js"))
  expect([after.ino, after.mtimeMs]).toEqual([before.ino, before.mtimeMs])
})

test("the served files are closed to other users", () => {
  publish(openReleases(place.home), build(1), first)
  const site = currentSite(place.home) ?? ""
  expect(statSync(join(site, "index.html")).mode & 0o077).toBe(0)
  expect(statSync(join(site, "post", "a")).mode & 0o077).toBe(0)
})

test("a spare copy that is half-written, or was changed, is repaired from the served one", () => {
  publish(openReleases(place.home), build(1), first)
  const spare = join(place.home, "sites", "b")
  cpSync(join(place.home, "sites", "a"), spare, { recursive: true })
  rmSync(join(spare, "app-111111.js"))
  write(join(spare, "post", "a"), { "index.html": "wrong", "half.html": "left over" })
  mkdirSync(join(place.home, "sites", "b.new"))
  const store = openReleases(place.home)
  store.updateSpare()
  expect(textsIn(spare)).toEqual(first)
  expect(existsSync(join(place.home, "sites", "b.new"))).toBe(false)
  publish(store, build(2), second)
  expect(served()).toEqual(second)
})

test("after a restart only what changed is copied, and the key of the build is known", () => {
  publish(openReleases(place.home), build(1), first)
  const store = openReleases(place.home)
  expect(store.served()?.record).toMatchObject({ key: { sources: "sources", content: "1" } })
  write(place.folder, { ...first, "index.html": "home 2" })
  expect(store.differenceTo(store.readBuilt(place.folder))).toEqual({ added: [], changed: ["index.html"], removed: [] })
})

test.each([
  ["is cut off", () => writeFileSync(join(place.home, "sites", "a.json"), '{"id')],
  ["is gone", () => rmSync(join(place.home, "sites", "a.json"))],
])("a site whose record %s is served, counts as unknown, and is replaced by the next build", (_name, spoil) => {
  publish(openReleases(place.home), build(1), first)
  spoil()
  const store = openReleases(place.home)
  store.updateSpare()
  expect([store.served()?.record, served()]).toEqual([null, first])
  publish(store, build(2), second)
  expect(served()).toEqual(second)
})

test("scripts of the last five releases stay served, and those that earlier versions kept whole are removed", () => {
  const store = openReleases(place.home)
  write(join(place.home, "sites", "kept", "1"), { manifest: "{}" })
  const builds = [1, 2, 3, 4, 5, 6, 7].map((id) => ({ "index.html": `home ${id}`, [`app-${id}${id}${id}${id}${id}${id}.js`]: "script" }))
  builds.forEach((texts, index) => publish(store, build(index + 1), texts))
  expect(formerSites(place.home).flatMap(filesIn)).toEqual([6, 5, 4, 3, 2].map((id) => `app-${id}${id}${id}${id}${id}${id}.js`))
  expect(existsSync(join(place.home, "sites", "kept"))).toBe(false)
})

test("after a withdrawal nothing of the item is left in any copy, but scripts are", () => {
  const store = openReleases(place.home)
  write(join(place.home, "sites", "former", "1"), { "house.jpg": "picture bytes" })
  publish(store, build(1), { ...first, "page-data/post/a/page-data.json": "Secret house" })
  publish(store, build(2), { ...second, "page-data/post/a/page-data.json": "Secret house 2", "static/x/house.jpg": "picture bytes" })
  publish(store, build(3), third)
  store.updateSpare()
  expect(everything().filter((text) => /Secret house|picture bytes/.test(text))).toEqual([])
  expect(formerSites(place.home).flatMap(filesIn)).toEqual(["app-222222.js", "app-111111.js"])
})
