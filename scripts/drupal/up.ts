/** `npm run drupal -- up` makes a Drupal on this machine once, and serves it. */
import { randomBytes } from "node:crypto"
import { existsSync, mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Closing } from "#server/process/closing.ts"
import { labelled, makeSteps } from "#scripts/steps.ts"
import { bringCode } from "./up/code.ts"
import { applyRecipe, clearInstall, finishInstall, installDrupal, linkModule } from "./up/install.ts"
import type { UpOptions } from "./up/options.ts"
import { checkPhp } from "./up/php.ts"
import { servePhp } from "./up/serve.ts"
import { writeSettings } from "./up/settings.ts"

type Print = (line: string) => void
type Account = { readonly name: string; readonly mail: string }

const administrator: Account = { name: "admin", mail: "admin@example.com" }
const workers = 4

/** Returns the Drupal's address. */
export async function up(options: UpOptions, closing: Pick<Closing, "add">, print: Print): Promise<string> {
  const steps = makeSteps(print)
  const password = isMade(options.folder) ? null : await makeDrupal({ ...options, administrator }, steps, print)
  const { url, close } = await steps.run("server", async () => {
    const value = await servePhp(options.folder, { port: options.port, workers })
    return { words: `listening at ${value.url}, ${workers} processes`, value }
  })
  closing.add(close)
  const lines = [
    ["site", `G30_API_URL=${url} npm start`],
    ["editors", `${url}/user/login, in Drupal's own pages`],
    ["mails", join(options.folder, "mails.txt")],
    ...(options.hasModule
      ? []
      : [["privacy", "without our module everyone reads hidden contacts and the events of members through the API"]]),
    // The password is stored nowhere else.
    ...(password === null ? [] : [["account", `${administrator.name} with the password ${password}, which is shown this once`]]),
    ["ready", `${url} (${steps.split()}). Ctrl-C ends it.`],
  ]
  for (const [label = "", words = ""] of lines) print(labelled(label, words))
  return url
}

/** The mark is written last, so an install that was cut off begins anew. */
const markOf = (folder: string) => join(folder, "installed")

export function isMade(folder: string): boolean {
  return existsSync(markOf(folder))
}

/** Returns the password of the first administrator. */
export async function makeDrupal(
  { folder, code, hasModule, administrator: account }: Omit<UpOptions, "port"> & { readonly administrator: Account },
  steps: ReturnType<typeof makeSteps>,
  print: Print,
): Promise<string> {
  await steps.run("php", async () => ({ words: await checkPhp(), value: null }))
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  await steps.run("code", async () => {
    const isThere = existsSync(join(folder, "code/web/core"))
    if (!isThere) await bringCode(join(folder, "code"), code, (line) => print(labelled("", line)))
    return { words: isThere ? "is there" : `brought from ${code ?? "Composer"}`, value: null }
  })
  clearInstall(folder)
  writeSettings(folder)
  const password = randomBytes(15).toString("base64url")
  await steps.run("install", async () => {
    await installDrupal(folder, { profile: "minimal", ...account, password })
    return { words: "profile Minimal, SQLite", value: null }
  })
  const hasRedirects = existsSync(join(folder, "code/web/modules/contrib/redirect"))
  const recipes = ["g30", ...(hasRedirects ? ["g30_redirect"] : []), ...(hasModule ? ["g30_module"] : [])]
  if (hasModule) linkModule(folder)
  for (const recipe of recipes)
    await steps.run("recipe", async () => {
      await applyRecipe(folder, recipe)
      return { words: recipe, value: null }
    })
  await steps.run("finish", async () => ({ words: `Drupal ${await finishInstall(folder)}`, value: null }))
  writeFileSync(markOf(folder), "")
  return password
}
