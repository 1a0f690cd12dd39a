import { existsSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "../support/test.ts"
import { buildWithGatsby } from "#publisher/full-build.ts"
import { copyProject } from "#publisher/source-key.ts"
import { attackedContent } from "../support/attacks/attacked-content.ts"
import { startContentServer } from "../support/content-server.ts"
import { visit } from "../support/attacks/visit.ts"
import { aTemporaryFolder } from "#support/temporary-folder.ts"

test.describe.configure({ timeout: 1_500_000 })

let folder = ""
test.beforeEach(() => {
  folder = aTemporaryFolder()
  copyProject(process.cwd(), folder)
})
test.afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** Pages that show texts of many items, or words of their own address. */
const shared = ["/", "/members/", "/members/?q=%3Cimg+src%3Dx+onerror%3Dpwn()%3E", "/actions-projects/", "/404/", "/%3Cscript%3Epwn()/"]

test("a site that is built from a back end without any filter runs no attack", async ({ browser }) => {
  const site = join(folder, "public")
  const server = await startContentServer(site, "attacked")
  try {
    const lines: string[] = []
    const env = { G30_API_URL: server.url, GATSBY_API_URL: "", G30_SITE_URL: "" }
    await buildWithGatsby({ root: folder, home: join(folder, ".g30"), env, print: (line) => lines.push(line) })
    const items = attackedContent().flatMap(({ alias }) => (alias === null ? [] : [`${alias}/`]))
    const pages = items.filter((path) => existsSync(join(site, path)))
    expect(pages, lines.join("\n")).toEqual(items)
    const { page, expectQuiet } = await visit(browser, server.url)
    for (const path of [...shared, ...pages]) {
      await page.goto(path)
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible()
      await expectQuiet(path)
    }
    // Without this the pages could be empty.
    expect(readFileSync(join(site, pages[0] ?? "", "index.html"), "utf8")).toContain("&lt;script&gt;pwn()")
    console.log(`${pages.length} built pages with attacks opened`)
  } finally {
    await server.close()
  }
})
