import { readFileSync } from "node:fs"
import type { BuildProblem } from "#contract/publishing.ts"
import { dataFile, nameOf, readPage, routeOf } from "./pages.ts"

/** A path of the site, and the file that has its bytes. */
type PlacedFile = { readonly path: string; readonly file: string }

/** Finds a text that no visitor may be served. */
export function findSecret(files: readonly PlacedFile[], secrets: readonly string[]): BuildProblem | null {
  const search = searchFor(secrets)
  if (search === null) return null
  const leaking = files.find(({ path, file }) => texts.test(path) && search.test(readFileSync(file, "utf8")))
  if (leaking === undefined) return null
  const data = files.find(({ path }) => path === leaking.path || path === dataFile(`/${leaking.path.replace(/index\.html$/, "")}`))
  // The message doesn't repeat the text: editors who may not read it see the message.
  const page = data !== undefined && routeOf(data.path) !== undefined ? nameOf(readPage(data.file)) : `The file ${leaking.path}`
  return { message: `${page} would show a private mail address or phone number. Nothing was published.`, item: null, asks: null }
}

const texts = /\.(html|json|xml|txt|js|css|ics|vcf|webmanifest)$|^_/

function searchFor(secrets: readonly string[]): RegExp | null {
  // The address of a phone link has no spaces.
  const forms = secrets
    .map((secret) => secret.trim())
    .flatMap((secret) => (/^\+?[\d\s./()-]+$/.test(secret) ? [secret, secret.replaceAll(/[\s./()-]/g, "")] : [secret]))
  // Shorter ones would be found by chance.
  const patterns = [...new Set(forms)].filter((form) => form.length >= 6).map((form) => form.replaceAll(/[.*+?^${}()|[\]\\/-]/g, "\\$&"))
  return patterns.length === 0 ? null : new RegExp(`(?<![\\w.+-])(?:${patterns.join("|")})(?!\\w)`, "i")
}
