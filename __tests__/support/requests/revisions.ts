import type { ResourceType } from "#contract/fields.ts"
import { individualPath } from "#contract/paths.ts"

/** The revisions of a node, newest first. */
export function versionHistoryPath(type: ResourceType, uuid: string): string {
  return `${individualPath(type, uuid)}/version-history`
}

/** A POST here makes the content of a revision the present one. */
export function restorePath(type: ResourceType, uuid: string, vid: number): string {
  return `${versionHistoryPath(type, uuid)}/${vid}/restore`
}
