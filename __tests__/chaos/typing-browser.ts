/** A Chromium of our own with a profile that outlives it, to be killed. Playwright does not tell the process of such a browser. */
import { spawn } from "node:child_process"
import { createInterface } from "node:readline"
import { chromium, type Page } from "@playwright/test"

export type TypingBrowser = {
  readonly page: Page
  /** Sends SIGKILL to all its processes. */
  readonly kill: () => Promise<void>
}

const options = ["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync"]

export async function startBrowser(program: string, profile: string): Promise<TypingBrowser> {
  const child = spawn(program, [...options, "--remote-debugging-port=0", `--user-data-dir=${profile}`, "about:blank"], {
    stdio: ["ignore", "ignore", "pipe"],
    // A process group of its own.
    detached: true,
  })
  const ended = new Promise<void>((done) => child.once("exit", () => done()))
  const kill = async () => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, "SIGKILL")
    await ended
  }
  const address = await new Promise<string>((found, failed) => {
    void ended.then(() => failed(new Error("Chromium ended before it listened.")))
    createInterface({ input: child.stderr }).on("line", (line) => {
      const [, url] = /DevTools listening on (ws:\S+)/.exec(line) ?? []
      if (url !== undefined) found(url)
    })
  })
  const browser = await chromium.connectOverCDP(address)
  const [context] = browser.contexts()
  if (context === undefined) throw new Error("Chromium has no window.")
  const page = context.pages()[0] ?? (await context.newPage())
  await page.setViewportSize({ width: 1440, height: 900 })
  return { page, kill }
}
