import { homedir, tmpdir } from "node:os"

const folders = [process.cwd(), homedir(), tmpdir()]
  .filter((folder) => folder.length > 1)
  .toSorted((one, other) => other.length - one.length)

const mail = /[\w.+'-]+@[\w-]+(\.[\w-]+)+/g
// Colours of a terminal.
const escape = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, "g")

/** A line of a build's log without what is nobody's business: folders of the machine, mail addresses, passwords in addresses. */
export function withoutPrivate(line: string): string {
  const cut = folders.reduce((text, folder) => text.replaceAll(folder, "…"), line)
  return cut
    .replace(escape, "")
    .replace(/\/\/[^/\s@]+@/g, "//…@")
    .replace(mail, "…@…")
}
