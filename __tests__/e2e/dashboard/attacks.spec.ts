import { expect, test } from "../support/test.ts"
import { attacksByKind } from "#support/attacks/html.ts"
import { mark, poison, transfer } from "../support/attacks/feed.ts"
import { suspectsIn, watchAttacks } from "../support/attacks/attack-watch.ts"
import { administrator, aPublication, aTitle, field, openEditor, press, textBox } from "../support/editing.ts"
import { startSession } from "../support/sign-in.ts"

test.use({ viewport: { width: 1440, height: 900 }, bypassCSP: true })

// `npm run test:long` tries all of them (__tests__/e2e/safety/).
const some = attacksByKind.flatMap(([, attacks]) => attacks.slice(0, 2)).slice(0, 24)

test("attacks that are stored, typed, pasted and dropped run nothing in the editor and its preview", async ({ page, context, request }) => {
  const written = await aPublication(request, aTitle("Attacked"), mark)
  const caught = await watchAttacks(context)
  await startSession(page, administrator)
  await poison(context, some.map((html) => `<div>${html}</div>`).join(""))
  await openEditor(page, written.address)
  await press(page, "Preview")
  const preview = page.frameLocator("iframe")
  await expect(preview.locator("h1")).toHaveText(/^Attacked/)
  expect(await suspectsIn(page)).toEqual([])
  await field(page, "Title").fill(some.join(" "))
  await field(page, "Summary").fill(some.join(" "))
  for (const way of ["paste", "drop"] as const)
    for (const type of ["text/html", "text/plain"] as const) await transfer(textBox(page), { way, type, texts: some })
  await page.keyboard.press("Control+End")
  await expect(preview.locator("h1")).toHaveText(/pwn/)
  expect(await suspectsIn(page)).toEqual([])
  expect(caught).toEqual([])
})
