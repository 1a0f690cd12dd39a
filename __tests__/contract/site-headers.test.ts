import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { uploadPolicyOf, inlineScripts, inlineStyles, pagePolicy } from "#contract/content-security-policy.ts"
import { commonHeaders } from "#contract/site-headers.ts"

const digest = (text: string) => createHash("sha256").update(text).digest("base64")
const hashOf = (text: string) => `'sha256-${digest(text)}'`

const page =
  '<style data-href="/app.css">a{}</style><script id="a">one()</script><script src="/app.js" async></script><script\n id="b">\n two()\n</script>' +
  '<script type="application/ld+json">{"@type":"Event"}</script>'

test("only the scripts and sheets of a page have effect, other sites can't frame it, and forms go to the site or into a mail", () => {
  const policy = pagePolicy({ scripts: inlineScripts(page).map(digest), styles: inlineStyles(page).map(digest) })
  expect(policy.split("; ")).toEqual([
    "default-src 'none'",
    `script-src 'self' ${hashOf("one()")} ${hashOf("\n two()\n")}`,
    `style-src 'self' ${hashOf("a{}")}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self' mailto:",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types chunks inert preview ProseMirrorClipboard",
  ])
})

test("structured data is no script that a policy could name", () => {
  expect(inlineScripts('<script type="application/ld+json">{}</script><script>one()</script>')).toEqual(["one()"])
})

test("pages may read another back end and show its pictures", () => {
  const policy = pagePolicy({ scripts: [], styles: [], apiOrigin: "https://drupal.example" })
  expect(policy).toContain("connect-src 'self' https://drupal.example;")
  expect(policy).toContain("img-src 'self' data: blob: https://drupal.example;")
})

test("only an https site asks browsers for https", () => {
  const of = (origin: string) => [pagePolicy({ scripts: [], styles: [], origin }), commonHeaders(origin)["Strict-Transport-Security"]]
  expect(of("https://g30.example")).toEqual([expect.stringMatching(/; upgrade-insecure-requests$/), "max-age=31536000"])
  expect(of("http://localhost:8000")).toEqual([expect.not.stringContaining("upgrade"), undefined])
})

test.each(["nginx.conf", "drupal-nginx.conf"])("%s logs no address of a private calendar", (name) => {
  const configuration = readFileSync(`docs/hosting/${name}`, "utf8")
  expect(configuration).toMatch(/location ~\* \^\/\S*calendar\/ \{\n\s+access_log off;\n\s+error_log \/dev\/null crit;/)
  expect(configuration).toMatch(/access_log off;\n\s+return 308 https/)
})

test("a Drupal's nginx serves uploads under the same policies as the content server", () => {
  const configuration = readFileSync("docs/hosting/drupal-nginx.conf", "utf8")
  expect(configuration).toContain(`default "${uploadPolicyOf("image/png")}";`)
  expect(configuration).toContain(`~*\\.pdf$ "${uploadPolicyOf("application/pdf")}";`)
})
