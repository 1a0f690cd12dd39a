import { signIn, type Editor } from "#bench/editor.ts"
import { untilBuilt } from "#bench/published.ts"
import { testOrigin } from "#scripts/gate/test-site.ts"
import { neverShown, pastedCases } from "#support/pasted-cases.ts"
import { administrator } from "../support/people.ts"
import { expect, test } from "../support/test.ts"

const run = String(Date.now())
/** An address of its own for each case, in each run. */
const pathOf = (name: string) => `/post/${name}-${run}`

async function publishAll(editor: Editor): Promise<void> {
  for (const [name, { html }] of Object.entries(pastedCases)) {
    const body = { value: html, format: "g30_text", summary: "What another program has written." }
    const attributes = { title: `Pasted: ${name}`, status: true, field_kind: "opinion", body, path: { alias: pathOf(name) } }
    await editor.create("node--article", { attributes })
  }
  await editor.rebuild()
  await untilBuilt(editor)
}

test("what other programs wrote is on the built pages as they show it", { tag: "@live" }, async ({ page }) => {
  test.setTimeout(180_000)
  const editor = await signIn(testOrigin, administrator.mail, administrator.password)
  await publishAll(editor)

  for (const [name, { drawn }] of Object.entries(pastedCases)) {
    await page.goto(`${pathOf(name)}/`)
    await expect(page.getByRole("heading", { level: 1, name: `Pasted: ${name}` })).toBeVisible()
    const text = await page.getByRole("main").innerHTML()
    for (const part of drawn) expect(text, name).toContain(part)
    expect(text, name).not.toMatch(neverShown)
  }
})
