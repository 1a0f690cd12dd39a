import { resolve } from "node:path"
import { expect, type Browser, type BrowserContext, type Page } from "@playwright/test"
import { testEnvironment } from "#scripts/gate/test-site.ts"
import { currentSite } from "#publisher/release-folders.ts"
import { signIn } from "../sign-in.ts"
import type { ContentServer } from "../content-server.ts"
import { suspectsIn, watchAttacks } from "./attack-watch.ts"

/** The folder of the site that the other tests use. */
export function builtSite(): string {
  return currentSite(resolve(testEnvironment.G30_HOME)) ?? ""
}

export type Visit = {
  readonly page: Page
  readonly context: BrowserContext
  /** Fails where something ran, or would run on a click. */
  readonly expectQuiet: (where: string) => Promise<void>
}

export async function visit(browser: Browser, baseURL: string): Promise<Visit> {
  // Without the site's policy, which would stop what slipped through, and hide it. With a policy Chromium also reports the handlers of
  // documents that are only parsed, in which nothing can run.
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 }, bypassCSP: true })
  const caught = await watchAttacks(context)
  const page = await context.newPage()
  const expectQuiet = async (where: string) => {
    expect(await suspectsIn(page), where).toEqual([])
    expect(caught, where).toEqual([])
  }
  return { page, context, expectQuiet }
}

export async function asAda(browser: Browser, { url, ada }: ContentServer): Promise<Visit> {
  const visited = await visit(browser, url)
  await signIn(visited.page, ada)
  return visited
}

/** Goes to another screen without a new document, which is much faster. */
export async function go(page: Page, path: string): Promise<void> {
  // A move is lost while the one before it is under way.
  await expect(async () => {
    await page.evaluate((address) => window.___navigate?.(address), path)
    await expect(page).toHaveURL(path, { timeout: 3000 })
  }).toPass()
}
