import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { testEnvironment } from "#scripts/gate/test-site.ts"

/** The newest mail to an address, its soft line breaks undone; an empty text before there is one. */
export function mailTo(address: string): string {
  const outbox = resolve(testEnvironment.G30_HOME, "outbox")
  if (!existsSync(outbox)) return ""
  const found = readdirSync(outbox)
    .toSorted()
    .map((name) => readFileSync(join(outbox, name), "utf8"))
    .findLast((text) => text.includes(`To: ${address}`) || text.includes(`<${address}>`))
  return (found ?? "").replaceAll("=\n", "").replaceAll("=3D", "=")
}

/** The link of a mail by which a password is chosen. */
export function passwordLinkIn(mail: string): string {
  return /http\S+temp_pass=\S+/.exec(mail)?.[0] ?? ""
}
