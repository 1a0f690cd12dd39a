/** A real browser is signed in at the built site. */
import { resolve } from "node:path"
import { chromium, type Browser, type Page } from "@playwright/test"
import { bringUp } from "#scripts/bring-up.ts"
import { closeOnSignals } from "#server/process/closing.ts"
import { readEnvironment } from "#publisher/environment.ts"
import { ensureChromium } from "#scripts/gate/chromium.ts"
import { testEnvironment } from "#scripts/gate/test-site.ts"
import { currentSite } from "#publisher/release-folders.ts"
import { createApp } from "#server/app.ts"
import type { Database } from "#server/database/open.ts"
import { listen } from "#server/listen.ts"
import { appBase, type Print } from "./bench.ts"
import { mailOf, password } from "./list-content.ts"

/** The tests build the same site, anew only if its sources have changed. */
export async function builtSite(print: Print): Promise<string> {
  const closing = closeOnSignals(print)
  try {
    await bringUp(readEnvironment({ ...testEnvironment, PORT: "0" }), closing, print)
  } finally {
    await closing.closeAll()
  }
  const folder = currentSite(resolve(testEnvironment.G30_HOME))
  if (folder === null) throw new Error("The site was not built.")
  return folder
}

export async function openBrowser(print: Print): Promise<Browser> {
  return chromium.launch({ executablePath: await ensureChromium(print), args: ["--no-sandbox", "--disable-gpu"] })
}

export type Dashboard = { readonly page: Page; readonly url: string; readonly close: () => Promise<void> }

export async function openDashboard(
  browser: Browser,
  site: string,
  content: { readonly db: Database; readonly files: string },
): Promise<Dashboard> {
  const app = createApp({ ...appBase(content.db, content.files), siteFolder: () => site })
  const server = await listen(app, { port: 0, host: "127.0.0.1" })
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto(`${server.url}/user/login/`, { waitUntil: "networkidle" })
  await page.getByLabel("Email", { exact: true }).fill(mailOf(0))
  await page.getByLabel("Password", { exact: true }).fill(password)
  await page.getByRole("button", { name: "Login to account" }).click()
  await page.waitForURL("**/admin/post/")
  const close = async () => {
    await context.close()
    await server.close()
  }
  return { page, url: server.url, close }
}
