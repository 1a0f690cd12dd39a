import type { Langcode, ResourceType } from "#contract/fields.ts"
import type { Viewer } from "#contract/permissions.ts"

export type Reading = {
  readonly viewer: Viewer
  readonly language: Langcode
}

export type Scope = Reading & {
  readonly type: ResourceType
  readonly alias: string
  /** Names the row with the translation's values: the same one, or one of `translation`. */
  readonly textAlias: string
  readonly depth: number
  readonly reference?: string
}

export function rootScope(type: ResourceType, reading: Reading): Scope {
  return { ...reading, type, alias: "e", textAlias: "e", depth: 0 }
}
