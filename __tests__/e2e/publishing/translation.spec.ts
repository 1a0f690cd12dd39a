import { expect, test } from "../support/test.ts"
import { aTitle, field, openEditor, press, saveBar, textBox } from "../support/editing.ts"
import { administrator, make } from "../support/content.ts"
import { startSession } from "../support/sign-in.ts"

// It builds the site, as the other tests of this folder do.
test.describe.configure({ mode: "serial", timeout: 180_000 })
test.use({ viewport: { width: 1440, height: 900 } })

/** Milliseconds for a build on a busy machine. */
const built = { timeout: 120_000 }

test(
  "a publication is translated beside its original, published, and read at its French address",
  { tag: "@live" },
  async ({ page, request }) => {
    const title = aTitle("Bricks for all")
    const slug = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")
    const french = title.replace("Bricks for all", "Des briques pour toutes")
    const body = { value: "<p>Bricks are old.</p><p>They last.</p>", format: "g30_text", summary: "A summary." }
    const attributes = { title, status: true, field_kind: "opinion", body, path: { alias: `/post/${slug}` } }
    const { number } = await make(request, "node--article", { attributes })
    await startSession(page, administrator)
    await openEditor(page, `/post/${number}/edit/`)
    await page
      .getByRole("navigation", { name: "Languages" })
      .getByRole("link", { name: /Français/ })
      .click()
    await press(page, "Start from the original")
    await expect(field(page, "Title")).toHaveValue(title)
    await expect(page.getByRole("region", { name: "Original in English" })).toContainText("Bricks are old.")
    await field(page, "Title").fill(french)
    await textBox(page).click()
    await page.keyboard.press("Control+a")
    await page.keyboard.type("Les briques sont vieilles.")
    await press(page, "Publish")
    await expect(page.getByRole("navigation", { name: "Languages" }).getByRole("link", { name: /Français/ })).toContainText("published")
    const address = `/fr/post/${french.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}/`

    const panel = await page.context().newPage()
    await panel.goto("/admin/publishing/")
    await panel.getByRole("button", { name: "Start now" }).click()
    await expect(panel.getByRole("heading", { name: "Everything is live" })).toBeVisible(built)
    await page.bringToFront()
    await expect(saveBar(page)).toContainText("Live")
    const html = await (await request.get(address)).text()
    expect(html).toContain("Les briques sont vieilles.")
    expect(html).toContain('<html lang="fr"')
    expect(await (await request.get(`/post/${slug}/`)).text()).toContain("Bricks are old.")
  },
)
