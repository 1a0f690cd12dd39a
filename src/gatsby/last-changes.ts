import type { Langcode, ResourceType } from "../../contract/fields.ts"
import type { Version } from "../lib/content/versions.ts"
import type { ItemFields } from "./content/item-fields.ts"

export type LastChanges = {
  readonly item: (path: string) => { readonly versions: readonly Version[]; readonly changed: string } | undefined
  /** Returns the last change of a list of the site, by its path in English; null for a page that lists nothing. */
  readonly list: (path: string, language: Langcode) => string | null
  /** Returns the last change of the items that a node names. */
  readonly ofNode: (node: object) => string | null
}

export type FindNode = (id: string) => Readonly<Record<string, unknown>> | undefined

/** The kinds of items that the site's own lists show. */
const lists: Readonly<Record<string, readonly ResourceType[]>> = {
  "/": ["node--article", "node--action_project", "node--member", "node--page"],
  "/publications/": ["node--article"],
  "/actions-projects/": ["node--action_project"],
  "/members/": ["node--member"],
  "/agenda/": ["node--agenda"],
}

export function lastChanges(items: readonly ItemFields[], getNode: FindNode): LastChanges {
  const byPath = new Map<string, { readonly versions: readonly Version[]; readonly changed: string }>()
  const byKind = new Map<string, string>()
  for (const item of items) {
    const { entity, placement } = item
    const changed = changeOf(item)
    const kind = `${placement.language} ${entity.type}`
    byKind.set(kind, later(byKind.get(kind), changed))
    if (placement.path === undefined) continue
    const entry = byPath.get(placement.path)
    // The page of a series shows its changed occurrences, which have none of their own.
    const versions = placement.pages.length > 0 ? placement.pages : (entry?.versions ?? [])
    byPath.set(placement.path, { versions, changed: later(entry?.changed, changed) })
  }
  return {
    item: (path) => byPath.get(path),
    list: (path, language) => newest((lists[path] ?? []).flatMap((type) => byKind.get(`${language} ${type}`) ?? [])),
    ofNode: (node) =>
      newest(
        idsOf(node).flatMap((id) => {
          const changed: unknown = getNode(id)?.changed
          return typeof changed === "string" ? moment(changed) : []
        }),
      ),
  }
}

export function newest(times: readonly string[]): string | null {
  return times.reduce<string | null>((one, other) => later(one, other), null)
}

function later(one: string | null | undefined, other: string): string {
  return one !== null && one !== undefined && one > other ? one : other
}

export function changeOf({ entity }: ItemFields): string {
  return moment(entity.changed)
}

/** Stays for the next build, as the ids below do: most items and lists don't change. */
const moments = new Map<string, string>()

/** In UTC, so that the texts of times are in the times' order: `2026-11-26T01:29:00Z`. */
export function moment(time: string): string {
  const utc = moments.get(time) ?? new Date(time).toISOString().replace(/\.\d+Z$/, "Z")
  moments.set(time, utc)
  return utc
}

const id = /^[0-9a-f-]{32,40}$/

const idsBefore = new WeakMap<object, readonly string[]>()

function idsOf(node: object): readonly string[] {
  const ids = idsBefore.get(node) ?? [...new Set(idsIn(node))]
  idsBefore.set(node, ids)
  return ids
}

function idsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return id.test(value) ? [value] : []
  if (typeof value !== "object" || value === null) return []
  return Object.values(value).flatMap(idsIn)
}
