/** Every address that the API speaks, built by functions. */
import { kindOf } from "./content.ts"
import type { ResourceType } from "./fields.ts"

export const jsonapiPath = "/jsonapi"
export const filesPath = "/sites/default/files"
export const translatePath = "/router/translate-path"
export const healthPath = "/health"
export const tokenPath = "/oauth/token"
export const revokePath = "/oauth/revoke"
export const userInfoPath = "/oauth/userinfo"
export const lostPasswordPath = "/user/lost-password"
export const lostPasswordResetPath = "/user/lost-password-reset"

export function collectionPath(type: ResourceType): string {
  const { entityType, bundle } = kindOf(type)
  return `${jsonapiPath}/${entityType}/${bundle}`
}

export function individualPath(type: ResourceType, uuid: string): string {
  return `${collectionPath(type)}/${uuid}`
}

/**
 * The revisions of a node, newest first. A revision itself is read by `resourceVersion`, as in Drupal, which has no list of them.
 *
 * The name is RFC 5829's; no field can have it, since a machine name has no hyphen.
 */
export function versionHistoryPath(type: ResourceType, uuid: string): string {
  return `${individualPath(type, uuid)}/version-history`
}

/** A POST here, without a body, makes the content of a revision the present one, as a new revision. */
export function restorePath(type: ResourceType, uuid: string, vid: number): string {
  return `${versionHistoryPath(type, uuid)}/${vid}/restore`
}

/** The account of a user as Drupal's REST module gives it. */
export function userPath(uid: number | string): string {
  return `/user/${uid}?_format=json`
}

/** Paths of the embedded server's API; everything else on its origin is the site's. product.md, Two back ends. */
export function isApiPath(path: string): boolean {
  return (
    /^\/(jsonapi|oauth|router|sites\/default\/files|publishing|health)(\/|$)/.test(path) || /^\/user\/(\d+|lost-password[^/]*)$/.test(path)
  )
}
