/** A use in a text keeps a file from deletion. Only `shows` of the table `reference` lets readers see it: naming a file gives nobody the right. */
import * as v from "valibot"
import { fieldsOf } from "#contract/content.ts"
import type { ResourceType } from "#contract/fields.ts"
import { filesPath } from "#contract/paths.ts"
import type { Viewer } from "#contract/permissions.ts"
import { whereVisible } from "#server/content/visibility.ts"
import type { Database } from "#server/database/open.ts"
import { row, rows, run } from "#server/database/query.ts"
import { concat, sql } from "#server/database/sql.ts"
import { decodePath, type Fields, type StoredEntity } from "./entity.ts"

export type TextFile = {
  /** `public://2026-11/minutes.pdf` */
  readonly uri: string
  /** Is false for a link. */
  readonly isPicture: boolean
}

export function filesInTexts({ type, fields }: Pick<StoredEntity, "type" | "fields">): readonly TextFile[] {
  const filesByUuid = new Map<string, TextFile>()
  for (const [name, field] of Object.entries(fieldsOf(type))) {
    if (field.type !== "text_with_summary") continue
    const text = fields[name]
    const value = text !== null && typeof text === "object" && "value" in text ? text.value : ""
    for (const [tag, name] of (typeof value === "string" ? value : "").matchAll(/<(img|a)\b[^<>]*>/g)) {
      const address = /\s(?:src|href)="([^"?#]*)/.exec(tag)?.[1] ?? ""
      if (!address.startsWith(`${filesPath}/`)) continue
      const uri = `public://${decodePath(address.slice(filesPath.length + 1))}`
      filesByUuid.set(uri, { uri, isPicture: name === "img" || filesByUuid.get(uri)?.isPicture === true })
    }
  }
  return [...filesByUuid.values()]
}

/** With `isRestored`, others may have written the text before. */
export type Writing = { readonly writer: Viewer; readonly isRestored?: boolean }

export type TextWrite = {
  readonly former: readonly { readonly fields: Fields }[]
  /** Is undefined for an import. */
  readonly writing: Writing | undefined
}

/** Returns 1 if the text shows its readers the file, else 0; null until `decideLinkRights`. */
export type RightOf = (file: TextFile, pk: number) => number | null

const useRow = v.object({ target: v.number(), shows: v.nullable(v.number()) })

/**
 * Readers get a file that the writer sees now. A file of the former texts keeps its right, because whoever corrects a word didn't choose the links.
 */
export function rightsOf(
  db: Database,
  { pk, type }: { readonly pk: number; readonly type: ResourceType },
  { former, writing }: TextWrite,
): RightOf {
  const uris = new Set<string>()
  for (const { uri, isPicture } of former.flatMap(({ fields }) => filesInTexts({ type, fields })))
    for (const key of isPicture ? [pictureKey(uri), uri] : [uri]) uris.add(key)
  const selectUses = "SELECT target, max(shows) AS shows FROM reference WHERE source = ? AND field = 'body' GROUP BY target"
  // Most texts name no file.
  const before = new Map(uris.size === 0 ? [] : rows(db, useRow, selectUses, pk).map(({ target, shows }) => [target, shows]))
  return ({ uri, isPicture }, target) => {
    if (uris.has(isPicture ? pictureKey(uri) : uri)) return before.has(target) ? (before.get(target) ?? null) : 0
    if (writing !== undefined && !sees(db, writing.writer, target)) return 0
    const isChosen = writing !== undefined && writing.isRestored !== true
    return isPicture || isChosen ? 1 : null
  }
}

function pictureKey(uri: string): string {
  return `picture ${uri}`
}

function sees(db: Database, writer: Viewer, pk: number): boolean {
  const query = concat(sql("SELECT e.pk FROM entity e WHERE e.pk = ? AND ", pk), whereVisible(writer, "e", "file--file"))
  return row(db, v.object({ pk: v.number() }), query) !== undefined
}

/** A link of an import or a restored text shows its file, unless a field of other content holds it. */
export function decideLinkRights(db: Database): void {
  const holders = `SELECT 1 FROM reference held
    WHERE held.target = reference.target AND held.field <> 'body' AND held.source <> reference.source`
  run(db, `UPDATE reference SET shows = NOT EXISTS (${holders}) WHERE shows IS NULL`)
}
