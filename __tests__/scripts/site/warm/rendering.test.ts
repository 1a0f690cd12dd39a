import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { inTurns, startRendering, startThread } from "#scripts/site/warm/rendering.ts"

const part = (path: string) => ({ paths: [path] })

test("a part of the pages is rendered by the first renderer that is free", async () => {
  const done: (() => void)[] = []
  const slow = ({ paths }: { readonly paths: readonly string[] }) => new Promise<unknown>((end) => done.push(() => end(["slow", ...paths])))
  const render = inTurns([slow, ({ paths }) => Promise.resolve(["quick", ...paths])])
  const [first, ...others] = ["/a/", "/b/", "/c/"].map((path) => render(part(path)))
  expect(await Promise.all(others)).toEqual([
    ["quick", "/b/"],
    ["quick", "/c/"],
  ])
  done[0]?.()
  expect(await first).toEqual(["slow", "/a/"])
})

test("a renderer that fails says so, and is free again", async () => {
  const render = inTurns([({ paths }) => (paths[0] === "/bad/" ? Promise.reject(new Error("No page")) : Promise.resolve("good"))])
  const [bad, good] = [render(part("/bad/")), render(part("/good/"))]
  await expect(bad).rejects.toThrow("No page")
  expect(await good).toBe("good")
})

test("few pages are rendered without a thread", async () => {
  const own = () => Promise.resolve("own")
  const { render, end } = startRendering("no folder", own, 20)
  expect(render).toBe(own)
  await end()
})

/** A project whose Gatsby renders as `renderHTMLProd` says. */
function aProject(renderHTMLProd: string): string {
  const root = mkdtempSync(join(tmpdir(), "g30-rendering-"))
  const folder = join(root, "node_modules", "gatsby", "dist", "utils", "worker", "child")
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, "render-html.js"), `exports.renderHTMLProd = ${renderHTMLProd}\n`)
  return root
}

test("a thread renders with the project's Gatsby, one part after the other", async () => {
  const thread = startThread(aProject("async ({ paths }) => paths.map((path) => `<p>${path}</p>`)"))
  expect(await thread.render(part("/a/"))).toEqual(["<p>/a/</p>"])
  expect(await thread.render(part("/b/"))).toEqual(["<p>/b/</p>"])
  await thread.end()
})

test("a failure in the thread is told", async () => {
  const thread = startThread(aProject("async () => { throw new Error('No template') }"))
  await expect(thread.render(part("/a/"))).rejects.toThrow("No template")
  await expect(thread.render(part("/b/"))).rejects.toThrow()
  await thread.end()
})
