import type { Page } from "@playwright/test"
import { expect, test } from "../support/test.ts"
import type { Build, PublishingStatus } from "#contract/publishing.ts"
import { aBuild, aStatus } from "#support/publishing.ts"
import { expectAccessible, tabThrough } from "../support/accessible.ts"
import { administrator } from "../support/people.ts"
import { startSession } from "../support/sign-in.ts"
import { slowTagOf, widths } from "../support/watch.ts"

const linteau = { type: "node--member", number: 40, title: "Atelier Linteau", change: "changed" } as const
const steps: Build["steps"] = [
  { name: "queued", ended: "2026-11-21T12:03:55Z", done: null, total: null },
  { name: "content", ended: "2026-11-21T12:04:10Z", done: 312, total: 312 },
  { name: "pages", ended: null, done: 118, total: 184 },
]
const changes = { changes: [linteau], changeCount: 1 }
const problem = { message: "A picture of “Atelier Linteau” could not be read.", item: linteau, asks: "confirm-empty" } as const
const warnings = [{ kind: "alt", item: linteau, what: "A picture has no alt text.", todo: "Say what it shows." }] as const

const situations: readonly (readonly [heading: string, status: PublishingStatus])[] = [
  ["One change is on its way", aStatus({ now: aBuild({ id: 9, state: "building", ended: null, steps, ...changes }), warnings })],
  ["Changes wait for a build", aStatus({ now: aBuild({ id: 9, state: "waiting", started: null, ended: null, ...changes }) })],
  ["The last good site is still up", aStatus({ builds: [aBuild({ id: 9, state: "failed", problem }), aBuild(changes)] })],
]

/** The builds of the server go on meanwhile, so their states are told in their place. */
async function tell(page: Page, status: PublishingStatus): Promise<void> {
  await page.unrouteAll()
  await page.route("**/publishing/status", (route) => route.fulfill({ json: status }))
}

for (const width of widths) {
  test.describe(`at ${width} px`, { tag: slowTagOf(width) }, () => {
    test.use({ viewport: { width, height: 900 }, reducedMotion: "reduce" })

    test("the panel of builds is accessible in its states and its question", async ({ page }) => {
      await startSession(page, administrator)
      for (const [heading, status] of situations) {
        await tell(page, status)
        await page.goto("/admin/publishing/")
        await expect(page.getByRole("heading", { name: heading })).toBeVisible()
        await expectAccessible(page, heading)
      }
      expect(await tabThrough(page, "the panel")).toBeGreaterThan(8)
      await page.getByRole("button", { name: "Answer the question" }).click()
      await expectAccessible(page, "the question about an empty site")
    })
  })
}
