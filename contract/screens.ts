/** The site's guard, the server and static hosts read these addresses. Other addresses below /post/ are public content. */
import { kinds, resourceTypes, type ResourceType } from "./content.ts"
import type { Langcode } from "./field-groups.ts"
import { defaultLanguage, inLanguage, languages, splitLanguage } from "./languages.ts"

type Declared = NonNullable<(typeof kinds)[ResourceType]["screens"]>
type Reader = Declared["list"]

export type List = Declared["segment"] | "translation" | "redirect" | "publishing"
export type Editable = Extract<Declared, { readonly hasForm: true }>["segment"]

const declared = resourceTypes.flatMap((type) => {
  const { screens } = kinds[type]
  return screens === null ? [] : [{ type, ...screens }]
})

const readers: Partial<Record<List, Reader>> = Object.fromEntries([
  ...declared.map(({ segment, list }) => [segment, list] as const),
  ["translation", "admin"] as const,
  ["redirect", "admin"] as const,
  ["publishing", "admin"] as const,
])
const edited: Partial<Record<Editable, ResourceType>> = Object.fromEntries(
  declared.flatMap(({ segment, hasForm, type }) => (hasForm ? [[segment, type] as const] : [])),
)
if (!isWhole(readers) || !isWhole(edited)) throw new TypeError("A kind of the content model has no screens.")

export const lists: Readonly<Record<List, Reader>> = readers

export const editables: Readonly<Record<Editable, ResourceType>> = edited

function isWhole<Name extends string, Value>(table: Partial<Record<Name, Value>>): table is Record<Name, Value> {
  return Object.keys(table).length > 0
}

export type Screen =
  | { readonly kind: "start" }
  | { readonly kind: "list"; readonly of: List }
  | { readonly kind: "create"; readonly of: Editable }
  | { readonly kind: "edit"; readonly of: Editable; readonly id: number }

export function screenOf(path: string): Screen | null {
  const [first = "", second, third, ...others] = segmentsOf(path)
  if (others.length > 0) return null
  if (first === "admin") {
    if (second === undefined) return { kind: "start" }
    return isList(second) && third === undefined ? { kind: "list", of: second } : null
  }
  if (second === "create" && third === undefined) return isEditable(first) ? { kind: "create", of: first } : null
  // docs/product.md names edit addresses with an underscore, lists with a hyphen.
  const of = first === "action_project" ? "action-project" : first
  if (third !== "edit" || second === undefined || !/^\d{1,15}$/.test(second) || !isEditable(of)) return null
  return { kind: "edit", of, id: Number(second) }
}

export function screenPath(screen: Screen, language: Langcode = defaultLanguage): string {
  return inLanguage(language, pathWithoutLanguage(screen))
}

function pathWithoutLanguage(screen: Screen): string {
  if (screen.kind === "start") return "/admin/"
  if (screen.kind === "list") return `/admin/${screen.of}/`
  if (screen.kind === "create") return `/${screen.of}/create/`
  return `/${screen.of === "action-project" ? "action_project" : screen.of}/${screen.id}/edit/`
}

export function editableOf(type: string): Editable | null {
  return (
    Object.keys(editables)
      .filter(isEditable)
      .find((name) => editables[name] === type) ?? null
  )
}

const editSegments = [...Object.keys(editables), "action_project"]

/** Gatsby looks up its pages by `matchPath`, so no pattern may match another one. */
export const shells: readonly { readonly path: string; readonly matchPath: string }[] = inEach([
  { path: "/admin/", matchPath: "/admin/*" },
  ...editSegments.map((segment) => ({ path: `/${segment}/~/edit/`, matchPath: `/${segment}/:id/edit` })),
]).map(({ language, of: { path, matchPath } }) => ({ path: inLanguage(language, path), matchPath: inLanguage(language, matchPath) }))

export const ownShells: readonly string[] = inEach(["/user/", ...Object.keys(editables).map((of) => `/${of}/create/`)]).map(
  ({ language, of }) => inLanguage(language, of),
)

function inEach<T>(all: readonly T[]): readonly { readonly language: Langcode; readonly of: T }[] {
  return languages.flatMap((language) => all.map((of) => ({ language, of })))
}

/** Returns the built page for an address without a file, as Gatsby finds it in the browser. */
export function shellFor(path: string): string | null {
  const [first] = segmentsOf(path)
  // An address with an extension is a file that does not exist.
  if (first === undefined || /\../.test(path.slice(path.lastIndexOf("/") + 1))) return null
  return first === "admin" ? inLanguage(splitLanguage(path).language, "/admin/") : editShellFor(path)
}

/** Tells whether an address looks like an edit screen's but has no number as its id. */
export function isEditOfNothing(path: string): boolean {
  return editShellFor(path) !== null && screenOf(path) === null
}

function editShellFor(path: string): string | null {
  const [first = "", id, third, ...others] = segmentsOf(path)
  const isEdit = id !== undefined && third === "edit" && others.length === 0 && editSegments.includes(first)
  return isEdit ? inLanguage(splitLanguage(path).language, `/${first}/~/edit/`) : null
}

function segmentsOf(path: string): string[] {
  const inner = splitLanguage(path).path.replace(/^\//, "").replace(/\/$/, "")
  return inner === "" ? [] : inner.split("/")
}

function isList(segment: string): segment is List {
  return Object.hasOwn(lists, segment)
}

function isEditable(segment: string): segment is Editable {
  return Object.hasOwn(editables, segment)
}
