import { existsSync, readFileSync } from "node:fs"
import { homedir } from "node:os"
import { join } from "node:path"
import { chromium } from "@playwright/test"
import { run } from "#server/process/child.ts"
import { OperatorError } from "#server/process/closing.ts"
import { labelled } from "#scripts/steps.ts"

const shell = "chromium-headless-shell"

/**
 * Looks at CHROMIUM_PATH, usual places and Playwright's own. `isWhole` refuses the headless shell, which keeps no pages for Back. @throws
 * OperatorError
 */
export function findChromium({ isWhole = false } = {}): string | null {
  const ownPath = process.env.CHROMIUM_PATH ?? ""
  if (ownPath !== "" && !existsSync(ownPath)) {
    throw new OperatorError(
      `CHROMIUM_PATH is ${ownPath}, but there is no such file. Correct it, or unset it to have the usual places searched.`,
    )
  }
  const paths = [ownPath, ...usualPlaces(process.env), chromium.executablePath()]
  return paths.find((path) => existsSync(path) && !(isWhole && path.endsWith(shell))) ?? null
}

function usualPlaces(env: NodeJS.ProcessEnv): string[] {
  // The headless shell is first, because tests take half as long in it.
  const names = [shell, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
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

export async function ensureChromium(print: (line: string) => void): Promise<string> {
  const present = findChromium()
  if (present !== null) return present
  if (!isDebian() || process.getuid?.() !== 0) throw new OperatorError(`No Chromium was found. ${advice}`)
  print(labelled("browser", "no Chromium was found: installing Debian's with apt-get"))
  const env = { DEBIAN_FRONTEND: "noninteractive" }
  const update = await run("apt-get", ["update", "--quiet"], { env })
  const install =
    update.code === 0
      ? await run("apt-get", ["install", "--yes", "--quiet", "--no-install-recommends", shell, "chromium"], { env })
      : update
  const installed = findChromium()
  if (installed !== null) return installed
  throw new OperatorError(`apt-get could not install Chromium:\n${install.output.split("\n").slice(-5).join("\n")}\n${advice}`)
}

const advice = "Install Chromium or Google Chrome, run `npx playwright install chromium`, or set CHROMIUM_PATH to the program."

function isDebian(): boolean {
  return existsSync("/etc/os-release") && /^ID=debian$/m.test(readFileSync("/etc/os-release", "utf8"))
}
