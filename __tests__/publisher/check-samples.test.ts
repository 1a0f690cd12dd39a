import { rmSync } from "node:fs"
import { dirname, join } from "node:path"
import { scan } from "#publisher/site-files.ts"
import { checkSamples } from "#publisher/check-samples.ts"
import { findLeaks, leakProblem } from "#publisher/check-secrets.ts"
import { aPage, aStateFolder, filesIn, write, type Texts } from "#support/build/built-site.ts"

const { home, folder } = aStateFolder()
afterAll(() => rmSync(dirname(home), { recursive: true, force: true }))

const house = "/post/a-house/"
const good: Texts = { ...aPage("/"), ...aPage(house, { publication: { title: "A house" } }), "app-111111.js": "run()" }
const page = "post/a-house/index.html"
const data = "page-data/post/a-house/page-data.json"
const html = good[page] ?? ""

function check(texts: Texts) {
  write(folder, texts)
  return checkSamples({ folder, files: scan(folder) }, { added: [], changed: [page], removed: [] })
}

test("whole pages pass", () => {
  expect(check(good)).toBeNull()
})

test.each([
  ["a page that is cut off", { ...good, [page]: html.slice(0, -10) }, "The publication “A house” was not built completely: it is cut off."],
  ["a page without a title", { ...good, [page]: html.replace(/<title>.*<\/title>/, "") }, "it has no title"],
  ["broken page data", { ...good, [data]: '{"path":' }, "The page /post/a-house/ was not built completely: its data is missing or broken."],
  ["a script that isn't there", { ...good, [page]: html.replace("app-111111", "app-222222") }, "its script /app-222222.js is missing"],
])("%s fails the build", (_name, texts, message) => {
  expect(check(texts)?.message).toContain(message)
})

const owner = { type: "node--member", number: 7, title: "Atelier" } as const

const found = (texts: Texts, secrets: readonly string[]) => {
  write(folder, texts)
  const files = filesIn(folder).map((path) => ({ path, file: join(folder, path) }))
  const leaks = findLeaks(
    files,
    secrets.map((text) => ({ text, owner, field: "Phone" })),
  )
  return leaks.map((leak) => leakProblem(leak).message)
}

test.each([
  ["a mail address", "Write to Ines@Example.org."],
  ["a phone number", "Call +32 2 555 01 02."],
  ["a phone number in a link", '<a href="tel:+3225550102">'],
])("%s that is private is found in a page, and is not repeated", (_name, text) => {
  const messages = found({ ...good, [page]: html.replace("<p>", `<p>${text}`) }, ["ines@example.org", "+32 2 555 01 02"])
  expect(messages).toEqual([`The file ${page} would show the field Phone of the member “Atelier”, which visitors may not see.`])
})

test("what the site's own code shows is no secret", () => {
  const foot = html.replace("<p>", '<a href="tel:+3225550130"><a href="mailto:info@example.org">')
  const drawing = { "app-111111.js": 'draw("M0 2 5 5 5 0 1 0 2")' }
  expect(found({ ...good, [page]: foot, ...drawing }, ["+32 2 555 01 30", "INFO@example.org", "0 2 5 5 5 0 1 0 2"])).toEqual([])
})

test("a longer address that only contains a private one is another", () => {
  expect(found({ ...good, [page]: "super-ines@example.organic" }, ["ines@example.org"])).toEqual([])
  expect(found(good, [])).toEqual([])
})
