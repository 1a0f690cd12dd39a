import { existsSync, readFileSync } from "node:fs"
import { homedir } from "node:os"
import { join } from "node:path"
import { chromium } from "@playwright/test"
import { run } from "#scripts/child.ts"

/** Thrown where there is no Chromium; the message says how to get one. */
export class NoChromiumError extends Error {
  override name = "NoChromiumError"
}

export type Machine = {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly exists: (file: string) => boolean
  /** Where Playwright would keep its own, whether or not it was downloaded. */
  readonly playwrightPath: string
}

const thisMachine: Machine = { env: process.env, exists: existsSync, playwrightPath: chromium.executablePath() }

/**
 * Finds a Chromium: CHROMIUM_PATH, the usual places of the three systems, Playwright's own; null where there is none.
 *
 * @throws NoChromiumError where CHROMIUM_PATH names nothing
 */
export function findChromium({ env, exists, playwrightPath }: Machine = thisMachine): string | null {
  const wanted = env.CHROMIUM_PATH
  if (wanted !== undefined && wanted !== "") {
    if (exists(wanted)) return wanted
    throw new NoChromiumError(
      `CHROMIUM_PATH is ${wanted}, but there is no such file. Correct it, or unset it to have the usual places searched.`,
    )
  }
  return [...usualPlaces(env), playwrightPath].find(exists) ?? null
}

function usualPlaces(env: Machine["env"]): string[] {
  // The headless shell comes first: tests take half as long in it.
  const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
  const windowsFolders = [env.PROGRAMFILES, env["PROGRAMFILES(X86)"], env.LOCALAPPDATA].filter((folder) => folder !== undefined)
  return [
    ...["/usr/bin", "/usr/local/bin", "/snap/bin"].flatMap((folder) => names.map((name) => join(folder, name))),
    ...["/Applications", join(homedir(), "Applications")].flatMap((folder) => [
      join(folder, "Chromium.app/Contents/MacOS/Chromium"),
      join(folder, "Google Chrome.app/Contents/MacOS/Google Chrome"),
    ]),
    ...windowsFolders.flatMap((folder) => [
      join(folder, "Chromium", "Application", "chrome.exe"),
      join(folder, "Google", "Chrome", "Application", "chrome.exe"),
    ]),
  ]
}

/**
 * Finds a Chromium or, as root on Debian, installs one.
 *
 * @throws NoChromiumError where neither works
 */
export async function ensureChromium(print: (line: string) => void): Promise<string> {
  const found = findChromium()
  if (found !== null) return found
  if (!isDebian() || process.getuid?.() !== 0) throw new NoChromiumError(`No Chromium was found. ${advice}`)
  print("browser   no Chromium was found: installing Debian's with apt-get")
  const env = { DEBIAN_FRONTEND: "noninteractive" }
  const update = await run("apt-get", ["update", "--quiet"], { env })
  const install =
    update.code === 0
      ? await run("apt-get", ["install", "--yes", "--quiet", "--no-install-recommends", "chromium-headless-shell"], { env })
      : update
  const installed = findChromium()
  if (installed !== null) return installed
  throw new NoChromiumError(`apt-get could not install Chromium:\n${install.output.split("\n").slice(-5).join("\n")}\n${advice}`)
}

const advice = "Install Chromium or Google Chrome, run `npx playwright install chromium`, or set CHROMIUM_PATH to the program."

function isDebian(): boolean {
  return existsSync("/etc/os-release") && /^ID=debian$/m.test(readFileSync("/etc/os-release", "utf8"))
}
