import { homedir, tmpdir } from "node:os"
import { join } from "node:path"

const project = join(import.meta.dirname, "../../..")
const folders = [project, homedir(), tmpdir()].filter((folder) => folder.length > 1)

const mail = /[\w.+'-]+@[\w-]+(\.[\w-]+)+/g
// Colours of a terminal.
const escape = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, "g")

/** A line of a build's log without what is nobody's business: folders of the machine, mail addresses, passwords in addresses. */
export function withoutPrivate(line: string, home: string): string {
  const longestFirst = [home, ...folders].toSorted((one, other) => other.length - one.length)
  const cut = longestFirst.reduce((text, folder) => text.replaceAll(folder, "…"), line)
  return cut
    .replace(escape, "")
    .replace(/\/\/[^/\s@]+@/g, "//…@")
    .replace(mail, "…@…")
}
