import { expect, test } from "../support/test.ts"
import { routes } from "../support/routes.ts"

test("every link, picture, script and style sheet of every page leads somewhere", async ({ page, request, baseURL }) => {
  test.setTimeout(180_000)
  const targets = new Map<string, string>()
  const fragments = new Map<string, string>()
  for (const { path } of routes) {
    const html = await (await request.get(path)).text()
    await page.setContent(html.replace(/<script[\s\S]*?<\/script>/g, ""))
    const addresses = await page.evaluate(() =>
      [...document.querySelectorAll("[href], [src], [srcset]")].flatMap((element) => [
        element.getAttribute("href") ?? "",
        element.getAttribute("src") ?? "",
        ...(element.getAttribute("srcset") ?? "").split(",").map((candidate) => candidate.trim().split(" ")[0] ?? ""),
      ]),
    )
    for (const address of addresses.filter((text) => text !== "" && !/^(mailto|tel|data):/.test(text))) {
      const url = new URL(address, new URL(path, baseURL))
      if (url.origin !== new URL(baseURL ?? "").origin) continue
      if (url.hash !== "") fragments.set(url.pathname + url.hash, path)
      targets.set(url.pathname + url.search, path)
    }
  }
  const broken: string[] = []
  for (const [target, from] of targets) {
    const { status } = await fetch(new URL(target, baseURL), { method: "HEAD", redirect: "manual" })
    if (status !== 200) broken.push(`${target} answers ${status} (on ${from})`)
  }
  for (const [target, from] of fragments) {
    const [path = "", id = ""] = target.split("#")
    const html = await (await request.get(path)).text()
    if (!html.includes(`id="${decodeURIComponent(id)}"`)) broken.push(`${target}: nothing has that id (on ${from})`)
  }
  expect(broken).toEqual([])
  expect(targets.size).toBeGreaterThan(routes.length)
})
