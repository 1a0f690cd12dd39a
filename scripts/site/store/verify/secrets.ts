import { readFileSync } from "node:fs"
import { contactsIn, isPhone, plainContact } from "#contract/contacts.ts"
import { kinds } from "#contract/content.ts"
import type { BuildProblem, Secret } from "#contract/publishing.ts"
import { siteFacts } from "#gatsby/site-facts.ts"

/** A path of the site, and the file that has its bytes. */
type PlacedFile = { readonly path: string; readonly file: string }

export type Leak = PlacedFile & { readonly secret: Secret }

// Scripts and sheets hold no content. What they show is no secret: some numbers stand in a drawing too.
const texts = /\.(html|json|xml|txt|ics|vcf|webmanifest)$|^_/

/** The contacts that each page shows at its foot. */
const own: ReadonlySet<string> = new Set(contactsIn(JSON.stringify(siteFacts)))

/** Finds the files that would show a contact that no visitor may be served. */
export function findLeaks(files: readonly PlacedFile[], secrets: readonly Secret[]): readonly Leak[] {
  const byForm = new Map(secrets.filter(({ text }) => !own.has(plainContact(text) ?? "")).flatMap(formsOf))
  const search = searchFor([...byForm.keys()])
  if (search === null) return []
  return files.flatMap(({ path, file }) => {
    const [found] = texts.test(path) ? (search.exec(readFileSync(file, "utf8")) ?? []) : []
    const secret = found === undefined ? undefined : byForm.get(found.toLowerCase())
    return secret === undefined ? [] : [{ path, file, secret }]
  })
}

/** The address of a phone link has no spaces. */
function formsOf(secret: Secret): readonly (readonly [form: string, secret: Secret])[] {
  const text = secret.text.toLowerCase()
  return [[text, secret], ...(isPhone(text) ? [[text.replaceAll(/[\s./()-]/g, ""), secret] as const] : [])]
}

function searchFor(forms: readonly string[]): RegExp | null {
  const patterns = forms.map((form) => form.replaceAll(/[.*+?^${}()|[\]\\/-]/g, "\\$&"))
  return patterns.length === 0 ? null : new RegExp(`(?<![\\w.+-])(?:${patterns.join("|")})(?!\\w)`, "i")
}

/** "the Phone of the member “Atelier”": whose it is, for admins, without the contact itself. */
export function secretName({ owner: { type, title }, field }: Secret): string {
  return `the field ${field} of the ${kinds[type].label.toLowerCase()} “${title}”`
}

export function leakProblem({ path, secret }: Leak): BuildProblem {
  const message = `The file ${path} would show ${secretName(secret)}, which visitors may not see.`
  return { message, code: "check", item: secret.owner, asks: null }
}
