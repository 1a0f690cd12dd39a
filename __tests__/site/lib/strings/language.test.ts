import { readdirSync, readFileSync } from "node:fs"
import { foreignLang, inSiteLanguage, nameOf, siteLanguage, type Catalogue } from "#lib/strings/language.ts"

const en = { title: "Members", count: (count: number) => `${count} members`, months: ["January"] }

type English = typeof en
type IsWhole<Area> = Area extends Catalogue<English, "en" | "fr"> ? true : false

test("the compiler accepts an area only with all its words in each language", () => {
  const isWhole: {
    readonly bothLanguages: IsWhole<{ en: English; fr: English }>
    readonly noFrench: IsWhole<{ en: English }>
    readonly noFrenchTitle: IsWhole<{ en: English; fr: Omit<English, "title"> }>
    readonly numberForFunction: IsWhole<{ en: English; fr: Omit<English, "count"> & { count: number } }>
  } = { bothLanguages: true, noFrench: false, noFrenchTitle: false, numberForFunction: false }
  // The types of the four are `true` or `false`: tsc fails where a value differs.
  expect(Object.values(isWhole)).toEqual([true, false, false, false])
})

test("an area speaks the site's language", () => {
  expect(inSiteLanguage({ en }).count(3)).toBe("3 members")
})

const areas = readdirSync("src/lib/strings", { recursive: true, encoding: "utf8" }).filter(
  (name) => name.endsWith(".ts") && name !== "language.ts" && !name.startsWith("en/"),
)

test("the build takes the words of the site's language", () => {
  expect(readFileSync("babel.config.js", "utf8")).toContain(`const siteLanguage = "${siteLanguage}"`)
})

test.each(areas)("the area %s gets its words through inSiteLanguage alone", (name) => {
  const text = readFileSync(`src/lib/strings/${name}`, "utf8")
  expect(text).toMatch(/^(import .*\n)+\nexport const \{ [\w, ]+ \} = inSiteLanguage\(\{ en \}\)\n$/)
})

test("only content in another language than the page's has a lang attribute", () => {
  expect(foreignLang("en")).toBeUndefined()
  expect(foreignLang("nl")).toBe("nl")
})

test("a code without a word is shown as it is", () => {
  expect(nameOf({ fr: "French" }, "fr")).toBe("French")
  expect(nameOf({ fr: "French" }, "it")).toBe("it")
})
