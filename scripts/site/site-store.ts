import { cp, mkdir, readdir, readFile, readlink, rename, rm, symlink, writeFile } from "node:fs/promises"
import { existsSync, realpathSync } from "node:fs"
import { basename, join } from "node:path"
import * as v from "valibot"
import { closeToOthers } from "#server/state-folder.ts"

// <home>/sites/<build id>/ and <build id>.json: the served site and the one before it, each with its key. <home>/site is a link to the served one.

const record = v.pipe(v.string(), v.parseJson(), v.object({ key: v.string() }))

export function currentSite(home: string): string | null {
  const link = join(home, "site")
  return existsSync(join(link, "index.html")) ? realpathSync(link) : null
}

export async function currentKey(home: string): Promise<string | null> {
  const folder = currentSite(home)
  if (folder === null) return null
  // A power failure may have cut the file off: the site is then built again.
  const parsed = v.safeParse(record, await readFile(`${folder}.json`, "utf8").catch(() => null))
  return parsed.success ? parsed.output.key : null
}

export async function installSite(
  home: string,
  { folder, key }: { readonly folder: string; readonly key: string },
  now: Date,
): Promise<void> {
  const id = `${now.toISOString().replace(/\D/g, "").slice(0, 14)}-${key.slice(0, 8)}`
  const sites = join(home, "sites")
  const previous = await readlink(join(home, "site")).then(basename, () => null)
  await mkdir(sites, { recursive: true, mode: 0o700 })
  // Not hard links: the next build writes into the same files.
  await cp(folder, join(sites, id), { recursive: true, force: true })
  closeToOthers(join(sites, id))
  await writeFile(join(sites, `${id}.json`), JSON.stringify({ key }), { mode: 0o600 })
  await rm(join(home, "site.new"), { force: true })
  await symlink(join("sites", id), join(home, "site.new"))
  await rename(join(home, "site.new"), join(home, "site"))
  const kept = [id, previous].flatMap((name) => (name === null ? [] : [name, `${name}.json`]))
  const old = (await readdir(sites)).filter((name) => !kept.includes(name))
  await Promise.all(old.map((name) => rm(join(sites, name), { recursive: true, force: true })))
}
