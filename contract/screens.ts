/**
 * The addresses of the dashboard, whose screens are drawn in the browser: one table for the guard, the server and static hosts.
 *
 * Specification, 2. They are whole addresses: whatever else lies below /post/ or /action-project/ is public content.
 */
import type { ResourceType } from "./fields.ts"

/** Lists by their segment after /admin/, and who may see them. */
export const lists = {
  post: "signed-in",
  member: "admin",
  "action-project": "admin",
  people: "admin",
  agenda: "signed-in",
  page: "admin",
  publishing: "admin",
} as const satisfies Record<string, "signed-in" | "admin">

/** What is created and edited, by its segment in addresses. */
export const editables = {
  post: "node--article",
  member: "node--member",
  "action-project": "node--action_project",
  people: "user--user",
  page: "node--page",
} as const satisfies Record<string, ResourceType>

export type List = keyof typeof lists
export type Editable = keyof typeof editables

export type Screen =
  /** /admin/ itself. */
  | { readonly kind: "start" }
  | { readonly kind: "list"; readonly of: List }
  | { readonly kind: "create"; readonly of: Editable }
  | { readonly kind: "edit"; readonly of: Editable; readonly id: number }

/** The screen at an address, in any spelling that leads to it; null for what is no screen's. */
export function screenOf(path: string): Screen | null {
  const [first = "", second, third, ...others] = segmentsOf(path)
  if (others.length > 0) return null
  if (first === "admin") {
    if (second === undefined) return { kind: "start" }
    return isList(second) && third === undefined ? { kind: "list", of: second } : null
  }
  if (second === "create" && third === undefined) return isEditable(first) ? { kind: "create", of: first } : null
  // The route table of the specification has an underscore here, its names a hyphen.
  const of = first === "action_project" ? "action-project" : first
  if (third !== "edit" || second === undefined || !/^\d{1,15}$/.test(second) || !isEditable(of)) return null
  return { kind: "edit", of, id: Number(second) }
}

/** The one address of a screen. */
export function screenPath(screen: Screen): string {
  if (screen.kind === "start") return "/admin/"
  if (screen.kind === "list") return `/admin/${screen.of}/`
  if (screen.kind === "create") return `/${screen.of}/create/`
  return `/${screen.of === "action-project" ? "action_project" : screen.of}/${screen.id}/edit/`
}

type Shell = { readonly path: string; readonly matchPath: string }

/** The first segments of edit addresses: the kinds, and the second spelling that the specification gives. */
const editSegments = [...Object.keys(editables), "action_project"]

/**
 * The built pages that stand for screens without a page of their own, and the addresses that each is shown at, as Gatsby's `matchPath`.
 *
 * None of them may lie where another is shown: Gatsby looks its own page up by the same patterns, and would find the other.
 */
export const shells: readonly Shell[] = [
  { path: "/admin/", matchPath: "/admin/*" },
  ...editSegments.map((segment) => ({ path: `/${segment}/~/edit/`, matchPath: `/${segment}/:id/edit` })),
]

/** The screens with a built page at their own address, and the address that leads to the login. */
export const ownShells: readonly string[] = ["/user/", ...Object.keys(editables).map((of) => `/${of}/create/`)]

/** The built page for an address without a file: by the same patterns as Gatsby's in the browser, or the two would draw different pages. */
export function shellFor(path: string): string | null {
  const [first] = segmentsOf(path)
  // What has an extension is a file, and this one isn't there.
  if (first === undefined || /\../.test(path.slice(path.lastIndexOf("/") + 1))) return null
  return first === "admin" ? "/admin/" : editShellFor(path)
}

/** Tells whether an address has the form of an edit screen's but not a number as its id. Nothing is there, whoever is signed in. */
export function isEditOfNothing(path: string): boolean {
  return editShellFor(path) !== null && screenOf(path) === null
}

function editShellFor(path: string): string | null {
  const [first = "", id, third, ...others] = segmentsOf(path)
  const isEdit = id !== undefined && third === "edit" && others.length === 0 && editSegments.includes(first)
  return isEdit ? `/${first}/~/edit/` : null
}

function segmentsOf(path: string): string[] {
  const inner = path.replace(/^\//, "").replace(/\/$/, "")
  return inner === "" ? [] : inner.split("/")
}

function isList(segment: string): segment is List {
  return Object.hasOwn(lists, segment)
}

function isEditable(segment: string): segment is Editable {
  return Object.hasOwn(editables, segment)
}
