import { Parser } from "htmlparser2"
import { testOrigin } from "#scripts/gate/test-site.ts"
import { expect, test } from "../support/test.ts"
import { routes } from "../support/routes.ts"

/** The addresses that a page names, and the ids of its elements. */
function namedIn(html: string) {
  const addresses: string[] = []
  const ids = new Set<string>()
  const onattribute = (name: string, value: string) => {
    if (name === "id") ids.add(value)
    if (name === "href" || name === "src") addresses.push(value)
    if (name === "srcset") addresses.push(...value.split(",").map((candidate) => candidate.trim().split(" ")[0] ?? ""))
  }
  new Parser({ onattribute }).end(html)
  return { addresses: addresses.filter((address) => address !== "" && !/^(mailto|tel|data):/.test(address)), ids }
}

test("every link, picture, script and style sheet of every page leads somewhere", async ({ request }) => {
  const ask = (path: string) => request.get(path, { maxRedirects: 0 })
  const targets = new Map<string, string>()
  for (const { path } of routes)
    for (const address of namedIn(await (await ask(path)).text()).addresses) {
      const { origin, pathname, search, hash } = new URL(address, new URL(path, testOrigin))
      if (origin === testOrigin) targets.set(pathname + search + hash, path)
    }
  const broken: string[] = []
  for (const [target, from] of targets) {
    const [path = "", id = ""] = target.split("#")
    const { status } = await fetch(new URL(path, testOrigin), { method: "HEAD", redirect: "manual" })
    if (status !== 200) broken.push(`${target} answers ${status} (on ${from})`)
    else if (id !== "" && !namedIn(await (await ask(path)).text()).ids.has(decodeURIComponent(id)))
      broken.push(`${target}: nothing has that id (on ${from})`)
  }
  expect(broken).toEqual([])
  expect(targets.size).toBeGreaterThan(routes.length)
})

test("an address that leaves the site's folder shows no file of the machine", async ({ request }) => {
  for (const path of ["/..%2f..%2fpackage.json", "/%2e%2e/%2e%2e/etc/passwd", "/static/..%5c..%5cpackage.json", "/%00", "/.git/config"]) {
    const answer = await request.get(path)
    expect([400, 404], path).toContain(answer.status())
    expect(await answer.text(), path).not.toMatch(/root:x:|"dependencies"|\[core\]/)
  }
})
