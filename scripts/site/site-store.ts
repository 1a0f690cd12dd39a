import { cp, mkdir, readdir, readFile, readlink, rename, rm, symlink, writeFile } from "node:fs/promises"
import { existsSync, realpathSync } from "node:fs"
import { basename, join } from "node:path"
import * as v from "valibot"
import { closeToOthers } from "#server/state-folder.ts"

/*
 * <home>/sites/<build id>/      built sites: the one that is served and the one before
 * <home>/sites/<build id>.json  what each was built from
 * <home>/site                   symbolic link to the one that is served
 */

const record = v.object({ key: v.string() })

/** The folder of the site that is served now; null where none was built yet. */
export function currentSite(home: string): string | null {
  const link = join(home, "site")
  return existsSync(join(link, "index.html")) ? realpathSync(link) : null
}

/** The key of the site that is served now; null where there is none, or none that is whole. */
export async function currentKey(home: string): Promise<string | null> {
  const folder = currentSite(home)
  if (folder === null) return null
  const text = await readFile(`${folder}.json`, "utf8").catch(() => "null")
  const parsed = v.safeParse(record, parseJson(text))
  return parsed.success ? parsed.output.key : null
}

/** Copies a built site into the store and serves it from then on, in one step; keeps the one before, removes older ones. */
export async function installSite(home: string, built: string, key: string, now: Date): Promise<void> {
  const id = `${now.toISOString().replace(/\D/g, "").slice(0, 14)}-${key.slice(0, 8)}`
  const sites = join(home, "sites")
  const previous = await readlink(join(home, "site")).then(basename, () => null)
  await mkdir(sites, { recursive: true, mode: 0o700 })
  // Gatsby writes into its files where they lie, so that a link to them would change with its next build.
  await cp(built, join(sites, id), { recursive: true, force: true })
  closeToOthers(join(sites, id))
  await writeFile(join(sites, `${id}.json`), JSON.stringify({ key }), { mode: 0o600 })
  await rm(join(home, "site.new"), { force: true })
  await symlink(join("sites", id), join(home, "site.new"))
  await rename(join(home, "site.new"), join(home, "site"))
  const kept = [id, previous].flatMap((name) => (name === null ? [] : [name, `${name}.json`]))
  const old = (await readdir(sites)).filter((name) => !kept.includes(name))
  await Promise.all(old.map((name) => rm(join(sites, name), { recursive: true, force: true })))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // A file cut off by a power failure is as good as none: the site is built again.
    return null
  }
}
