import { createHash } from "node:crypto"
import { headerRules } from "../../../src/gatsby/static-host-headers.ts"

const hash = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`

test("a static host keeps files with a hash for ever, and lets only the pages' own scripts run", () => {
  const inline = { scripts: ["start()"], styles: ["b{}", "a{}", "b{}"] }
  const rules = headerRules(inline, { siteUrl: "https://g30.example", apiUrl: "https://cms.example/base" })
  expect(rules).toContain("/*.js\n  Cache-Control: public, max-age=31536000, immutable\n  Cross-Origin-Resource-Policy: same-origin\n")
  expect(rules).toContain("/static/*\n  Cache-Control: public, max-age=31536000, immutable\n")
  expect(rules).toContain(`script-src 'self' ${hash("start()")};`)
  for (const style of ["a{}", "b{}"]) expect(rules.split(hash(style))).toHaveLength(2)
  expect(rules).toContain("connect-src 'self' https://cms.example;")
  expect(rules).toContain("Strict-Transport-Security: max-age=31536000")
})

test("a site without a public https address sends no header that forces https", () => {
  expect(headerRules({ scripts: [], styles: [] }, { siteUrl: "", apiUrl: "" })).not.toContain("Strict-Transport-Security")
})

test("Cloudflare takes the policy of 25 sheets: no line has more than 2,000 characters, and there are fewer than 100 rules", () => {
  const styles = Array.from({ length: 25 }, (_, index) => `a{order:${index}}`)
  const rules = headerRules({ scripts: ["start()"], styles }, { siteUrl: "https://g30.example", apiUrl: "https://cms.g30.example" })
  for (const line of rules.split("\n")) expect(line.length).toBeLessThan(2000)
  expect(rules.match(/^\//gm)?.length).toBeLessThan(100)
})

test("a static host sends calendars and vCards as what they are", () => {
  const rules = headerRules({ scripts: [], styles: [] }, { siteUrl: "", apiUrl: "" })
  expect(rules).toContain("/agenda/calendar.ics\n  Content-Type: text/calendar; charset=utf-8\n")
  for (const language of ["", "/fr", "/nl"])
    expect(rules).toContain(`${language}/members/:slug/contact.vcf\n  Content-Type: text/vcard; charset=utf-8\n`)
})
