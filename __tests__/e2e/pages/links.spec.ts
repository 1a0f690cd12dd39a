import { expect, test } from "../support/test.ts"
import { routes, samples } from "../support/routes.ts"

test("every link, picture, script and style sheet of every page leads somewhere", async ({ page, request, baseURL }) => {
  test.setTimeout(180_000)
  const targets = new Map<string, string>()
  const fragments = new Map<string, string>()
  for (const { path } of routes) {
    const html = await (await request.get(path)).text()
    await page.setContent(html.replace(/<script[\s\S]*?<\/script>/g, ""))
    const addresses = await page
      .locator("[href], [src], [srcset]")
      .evaluateAll((elements) =>
        elements.flatMap((element) => [
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

test("every foreign link says rel=noopener", async ({ page, request }) => {
  const unsafe: string[] = []
  let foreign = 0
  for (const { path } of routes) {
    await page.setContent((await (await request.get(path)).text()).replace(/<script[\s\S]*?<\/script>/g, ""))
    for (const link of await page.locator("a[href^='http']").all()) {
      foreign++
      if (!((await link.getAttribute("rel")) ?? "").split(" ").includes("noopener"))
        unsafe.push(`${(await link.getAttribute("href")) ?? ""} on ${path}`)
    }
  }
  expect(unsafe).toEqual([])
  expect(foreign).toBeGreaterThan(0)
})

for (const route of [samples.frenchPost, samples.dutchPost]) {
  test(`a page in ${route.language} says so, and marks no text of its own`, async ({ page }) => {
    await page.goto(route.path)
    await expect(page.locator("html")).toHaveAttribute("lang", route.language)
    const title = page.getByRole("heading", { level: 1 })
    await expect(title).toBeVisible()
    expect(await title.evaluate((heading) => heading.closest("[lang]") === document.documentElement)).toBe(true)
    await page.goto("/")
  })
}
