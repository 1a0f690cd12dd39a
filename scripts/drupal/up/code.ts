import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from "node:fs"
import { copyFile, mkdir } from "node:fs/promises"
import { join, resolve } from "node:path"
import { OperatorError } from "#server/process/closing.ts"
import { run } from "#server/process/child.ts"

const needed = ["consumers", "simple_oauth", "simple_oauth_password_grant", "rest_password", "decoupled_router"]

/** Composer brings the code if `source` is null. */
export async function bringCode(to: string, source: string | null, onLine: (line: string) => void): Promise<void> {
  if (source === null) await byComposer(to, onLine)
  else {
    checkCode(resolve(source))
    linkTree(resolve(source), to)
  }
  checkCode(to)
}

async function byComposer(to: string, onLine: (line: string) => void): Promise<void> {
  await mkdir(to, { recursive: true })
  await copyFile("drupal/composer.json", join(to, "composer.json"))
  const { code, output } = await run("composer", ["install", "--no-dev", "--no-interaction", "--no-progress"], { cwd: to, onLine })
  if (code === 0) return
  throw new OperatorError(
    `Composer could not bring Drupal's code. Install it, or name a code base that there is (--code FOLDER):\n${output.split("\n").slice(-15).join("\n")}`,
  )
}

function checkCode(folder: string): void {
  const missing = [
    "vendor/autoload.php",
    "web/core/scripts/drupal",
    ...needed.map((name) => `web/modules/contrib/${name}/${name}.info.yml`),
  ]
  const [first] = missing.filter((path) => !existsSync(join(folder, path)))
  if (first !== undefined)
    throw new OperatorError(`${folder} is no code base of this Drupal: it has no ${first}. drupal/composer.json names what belongs to it.`)
}

/** Leaves out files of a single site. Hard links take no space and no time, and Drupal doesn't write into its code. */
export function linkTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (isOfSite(source)) continue
    if (entry.isDirectory()) linkTree(source, target)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else linkFile(source, target)
  }
}

function isOfSite(path: string): boolean {
  return /[\\/]web[\\/](sites[\\/]default[\\/](?!default\.)[^\\/]+|modules[\\/]custom)$/.test(path) || /[\\/]\.git$/.test(path)
}

function linkFile(source: string, target: string): void {
  try {
    linkSync(source, target)
  } catch {
    // Links fail on another disk, or on a system that forbids them for files of others.
    copyFileSync(source, target)
  }
}
