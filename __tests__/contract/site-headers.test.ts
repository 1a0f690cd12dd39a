import { createHash } from "node:crypto"
import { inlineScripts, pagePolicy } from "#contract/site-headers.ts"

const digest = (script: string) => createHash("sha256").update(script).digest("base64")
const hashOf = (script: string) => `'sha256-${digest(script)}'`

test("only the scripts in a page may run, and other sites can't frame it", () => {
  const page = '<script id="a">one()</script><script src="/app.js" async></script><script\n id="b">\n two()\n</script>'
  const policy = pagePolicy(inlineScripts(page).map(digest))
  expect(policy).toContain(`script-src 'self' ${hashOf("one()")} ${hashOf("\n two()\n")};`)
  expect(policy).not.toContain("script-src 'self' 'unsafe-inline'")
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).toContain("default-src 'self'")
})

test("structured data is no script that a policy could name", () => {
  expect(inlineScripts('<script type="application/ld+json">{}</script><script>one()</script>')).toEqual(["one()"])
})

test("pages may read another back end and show its pictures", () => {
  const policy = pagePolicy([], "https://drupal.example")
  expect(policy).toContain("connect-src 'self' https://drupal.example")
  expect(policy).toContain("img-src 'self' data: blob: https://drupal.example")
})
