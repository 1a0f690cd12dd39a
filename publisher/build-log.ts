import { createWriteStream } from "node:fs"

// Names of more letters are cut: to look for the @ from each letter of a long word takes quadratic time.
const mail = /[\w.+'-]{1,64}@[\w-]+(\.[\w-]+)+/g

/** Opens a file of what Gatsby prints, which operators read and pass on: mail addresses and passwords in addresses are left out. */
export function openBuildLog(file: string, print: (line: string) => void) {
  const log = createWriteStream(file, { mode: 0o600 }).on("error", ({ message }) => print(`          The log can't be written: ${message}`))
  return {
    write: (line: string) => void log.write(`${line.replace(/\/\/[^/\s@]+@/g, "//…@").replace(mail, "…@…")}\n`),
    close: () => new Promise<void>((done) => (log.destroyed ? done() : log.end(done))),
  }
}
