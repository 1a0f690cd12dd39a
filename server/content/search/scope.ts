import type { Langcode, ResourceType } from "#contract/fields.ts"
import type { Viewer } from "#contract/permissions.ts"

/** For whom and in which language a list is read. */
export type Reading = {
  readonly viewer: Viewer
  readonly language: Langcode
}

export type Scope = Reading & {
  readonly type: ResourceType
  /** The row of `entity`. */
  readonly alias: string
  /** The row that has the translation's values: the same, or one of `translation`. */
  readonly textAlias: string
  readonly depth: number
  readonly reference?: string
}

export function rootScope(type: ResourceType, reading: Reading): Scope {
  return { ...reading, type, alias: "e", textAlias: "e", depth: 0 }
}
