import { robots } from "../../../src/gatsby/robots.ts"

/** Whether rules with `*` and `$` allow an address: of those that fit, the longest counts (RFC 9309). */
function allows(text: string, address: string): boolean {
  const rules = [...text.matchAll(/^(Allow|Disallow): (.+)$/gm)].map(([, kind = "", pattern = ""]) => ({ kind, pattern }))
  const expression = (pattern: string) => new RegExp(`^${pattern.replaceAll(/[.?+]/g, "\\$&").replaceAll("*", ".*")}`)
  const [first] = rules.filter(({ pattern }) => expression(pattern).test(address)).toSorted((a, b) => b.pattern.length - a.pattern.length)
  return first?.kind !== "Disallow"
}

test.each(["/", "/fr/", "/post/edit-a-text/", "/members/x/", "/user/login/", "/nl/agenda/feed/", "/post/created/"])(
  "crawlers may read %s",
  (address) => {
    expect(allows(robots(null), address)).toBe(true)
  },
)

test.each(["/admin/", "/fr/admin/post/", "/post/12/edit/", "/nl/action_project/3/edit/", "/post/create/", "/fr/user/"])(
  "crawlers leave the dashboard's %s alone",
  (address) => {
    expect(allows(robots(null), address)).toBe(false)
  },
)

test("robots.txt names the sitemap where there is one", () => {
  expect(robots("https://g30.example/sitemap.xml")).toContain("\nSitemap: https://g30.example/sitemap.xml\n")
  expect(robots(null)).not.toContain("Sitemap")
})
