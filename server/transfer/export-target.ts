import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from "node:fs"
import { dirname, join, resolve } from "node:path"

/** An export can't be written; the message says what to do. Nothing has been changed. */
export class ExportError extends Error {
  override name = "ExportError"
}

/** The file by which a folder is known as an export, which a later one may replace. */
export const exportMarker = "export.json"

/**
 * Makes a folder aside, lets `write` fill it, and puts it in the place of `folder` at once.
 *
 * @throws ExportError where `folder` is there, isn't empty and is no export
 */
export function replaceFolder(folder: string, write: (aside: string) => void): void {
  const target = resolve(folder)
  const isThere = existsSync(target)
  if (isThere && !statSync(target).isDirectory()) throw new ExportError(`${folder} is a file: name a folder.`)
  if (isThere && readdirSync(target).length > 0 && !existsSync(join(target, exportMarker))) {
    throw new ExportError(`${folder} isn't empty and holds no export (it has no ${exportMarker}): name another folder, or empty it.`)
  }
  mkdirSync(dirname(target), { recursive: true })
  // Readable by its owner alone, as mkdtemp makes it: drafts, hidden contacts and mail addresses are in it.
  const aside = mkdtempSync(`${target}.export-`)
  const former = `${aside}-former`
  try {
    write(aside)
    if (isThere) renameSync(target, former)
    renameSync(aside, target)
  } catch (error) {
    if (existsSync(former) && !existsSync(target)) renameSync(former, target)
    throw error
  } finally {
    rmSync(aside, { recursive: true, force: true })
    if (existsSync(target)) rmSync(former, { recursive: true, force: true })
  }
}
