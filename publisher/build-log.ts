import { createWriteStream } from "node:fs"

// Longer names are cut, because a search for the @ from each letter of a long word takes quadratic time.
const mail = /[\w.+'-]{1,64}@[\w-]+(\.[\w-]+)+/g

/** Operators pass this log on, so it leaves out mail addresses, and passwords in addresses. */
export function openBuildLog(file: string, print: (line: string) => void) {
  const log = createWriteStream(file, { mode: 0o600 }).on("error", ({ message }) => print(`          The log can't be written: ${message}`))
  return {
    write: (line: string) => void log.write(`${line.replace(/\/\/[^/\s@]+@/g, "//…@").replace(mail, "…@…")}\n`),
    close: () => new Promise<void>((done) => (log.destroyed ? done() : log.end(done))),
  }
}
