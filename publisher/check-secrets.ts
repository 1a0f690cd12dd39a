/** Keeps the served version of pages and files that would show a contact which no visitor may get. */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { contactsIn, isPhone, plainContact } from "#contract/contacts.ts"
import { kinds } from "#contract/content.ts"
import { editDataPath, editDataSegments, type BuildProblem, type BuildWarning, type NamedItem, type Secret } from "#contract/publishing.ts"
import { siteFacts } from "#gatsby/site-facts.ts"
import type { AskBackEnd } from "./ask-back-end.ts"
import type { Site } from "./site-files.ts"
import { dataFile, htmlFile, nameOf, readPage, routeOf } from "./page-facts.ts"

type PlacedFile = { readonly path: string; readonly file: string }

type Leak = PlacedFile & { readonly secret: Secret }

// Scripts and sheets hold no content, and numbers of a drawing in them may look like a phone number.
const texts = /\.(html|json|xml|txt|ics|vcf|webmanifest)$|^_/

/** Each page shows these contacts at its foot. */
const own: ReadonlySet<string> = new Set(contactsIn(JSON.stringify(siteFacts)))

export function findLeaks(files: readonly PlacedFile[], secrets: readonly Secret[]): readonly Leak[] {
  const byForm = new Map(secrets.filter(({ text }) => !own.has(plainContact(text) ?? "")).flatMap(formsOf))
  const search = searchFor([...byForm.keys()])
  if (search === null) return []
  return files.flatMap(({ path, file }) => {
    const [leak] = texts.test(path) ? (search.exec(readFileSync(file, "utf8")) ?? []) : []
    const secret = leak === undefined ? undefined : byForm.get(leak.toLowerCase())
    return secret === undefined ? [] : [{ path, file, secret }]
  })
}

function formsOf(secret: Secret): readonly (readonly [form: string, secret: Secret])[] {
  const text = secret.text.toLowerCase()
  return [[text, secret], ...(isPhone(text) ? [[text.replaceAll(/[\s./()-]/g, ""), secret] as const] : [])]
}

function searchFor(forms: readonly string[]): RegExp | null {
  const patterns = forms.map((form) => form.replaceAll(/[.*+?^${}()|[\]\\/-]/g, "\\$&"))
  return patterns.length === 0 ? null : new RegExp(`(?<![\\w.+-])(?:${patterns.join("|")})(?!\\w)`, "i")
}

/** Names the owner for admins without the contact itself: "the Phone of the member “Atelier”". */
function secretName({ owner: { type, title }, field }: Secret): string {
  return `the field ${field} of the ${kinds[type].label.toLowerCase()} “${title}”`
}

export function leakProblem({ path, secret }: Leak): BuildProblem {
  const message = `The file ${path} would show ${secretName(secret)}, which visitors may not see.`
  return { message, code: "check", item: secret.owner, asks: null }
}

type Sites = { readonly built: Site; readonly served: Site | null }
type HeldBack = { readonly site: Site; readonly warnings: readonly BuildWarning[] }

/** Keeps the served version of each page and file that would show a secret, or leaves it out. The rest is published. */
export async function holdBack({ built, served }: Sites, leaks: readonly Leak[], ask: AskBackEnd): Promise<HeldBack> {
  if (leaks.length === 0) return { site: built, warnings: [] }
  const byPlace = new Map(leaks.map((leak) => [routeFor(leak.path, built) ?? leak.path, leak]))
  const files = new Map(built.files)
  const warnings: BuildWarning[] = []
  for (const [place, leak] of byPlace) {
    const isRoute = place.startsWith("/")
    const page = isRoute ? readPage(join(built.folder, dataFile(place))) : null
    const pageAnswer = page?.item ? await ask(place) : null
    const item = pageAnswer?.kind === "item" ? pageAnswer.item : null
    const pageFiles = isRoute ? [dataFile(place), htmlFile(place), ...stampOf(item)] : [place]
    for (const path of pageFiles) {
      const before = served?.files.get(path)
      if (before === undefined) files.delete(path)
      else files.set(path, before)
    }
    warnings.push(warningOf(leak, { item, place: page === null ? `The file ${place}` : nameOf(page) }))
  }
  return { site: { folder: built.folder, files }, warnings }
}

function routeFor(path: string, { files }: Site): string | undefined {
  const route = routeOf(path) ?? (/(?:^|\/)index\.html$/.test(path) ? `/${path.replace(/index\.html$/, "")}` : undefined)
  return route !== undefined && files.has(dataFile(route)) ? route : undefined
}

/** With the former stamp, the dashboard shows that the item's update is pending. */
function stampOf(item: NamedItem | null): readonly string[] {
  const segment = Object.entries(editDataSegments).find(([type]) => type === item?.type)?.[1]
  return item === null || segment === undefined ? [] : [editDataPath(segment, item.number).slice(1)]
}

function warningOf({ secret }: Leak, { item, place }: { readonly item: NamedItem | null; readonly place: string }): BuildWarning {
  const isMail = secret.text.includes("@")
  return {
    item,
    what: `${place} would show ${secretName(secret)}, which visitors may not see. It stays as it was.`,
    todo: `Take the ${isMail ? "address" : "number"} out, or let the field be shown.`,
    coded: { code: isMail ? "mailPrivate" : "phonePrivate", values: { page: place, owner: secret.owner.title } },
  }
}
