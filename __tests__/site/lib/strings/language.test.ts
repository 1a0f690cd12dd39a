import { readdirSync, readFileSync } from "node:fs"
import { foreignLang, inSiteLanguage, nameOf, siteLanguage, type Catalogue } from "#lib/strings/language.ts"

const en = { title: "Members", count: (count: number) => `${count} members`, months: ["January"] }
const fr = { title: "Membres", count: (count: number) => `${count} membres`, months: ["janvier"] }

type WithFrench = Catalogue<typeof en, "en" | "fr">

test("a second language makes each area that lacks its words an error of the compiler", () => {
  const whole: WithFrench = { en, fr }
  // @ts-expect-error The area has no French.
  const withoutFrench: WithFrench = { en }
  // @ts-expect-error The French has one word less.
  const withoutTitle: WithFrench = { en, fr: { count: fr.count, months: fr.months } }
  // @ts-expect-error A number stands where English has a function.
  const withoutCount: WithFrench = { en, fr: { ...fr, count: 3 } }
  expect([whole, withoutFrench, withoutTitle, withoutCount]).toHaveLength(4)
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
