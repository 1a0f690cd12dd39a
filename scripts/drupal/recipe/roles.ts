/** Who may do what, from contract/permissions.ts. */
import { operations, may, mayWrite, anonymous, type Viewer } from "#contract/permissions.ts"
import { roles, type Role } from "#contract/fields.ts"
import { configEntity, type Config } from "./config.ts"
import type { YamlMap } from "./yaml.ts"

const signedIn: Viewer = { uid: 1, roles: [], isBoard: false, memberId: null }
const inRole = (role: Role): Viewer => ({ ...signedIn, roles: [role] })
const mayAll = (viewer: Viewer, type: "node--page" | "taxonomy_term--tags" | "user--user") =>
  operations.every((operation) => mayWrite(viewer, operation, { type }))

const translations = ["translate any entity", ...["create", "update", "delete"].map((operation) => `${operation} content translations`)]

/**
 * Permissions of Drupal, and who has them. Drupal has no permission to see the drafts of others but `bypass node access`. What a member may do with
 * the own page, and what only some may see, is no matter of permissions: our module does it.
 */
const permissions: readonly [who: (viewer: Viewer) => boolean, names: readonly string[]][] = [
  [() => true, ["access content", "restful post lost_password_resource", "restful post lost_password_reset"]],
  [(viewer) => viewer.uid !== 0, ["use text format restricted_html", "change own username", "delete own files"]],
  // Who may change an item may translate it: a member the own page.
  [(viewer) => viewer.uid !== 0, ["translate editable entities"]],
  [may.readDrafts, ["bypass node access", "view own unpublished content", "view all revisions", "view all taxonomy revisions"]],
  [(viewer) => mayAll(viewer, "node--page"), ["administer nodes", "revert all revisions", "create url aliases", "administer url aliases"]],
  [(viewer) => mayAll(viewer, "node--page"), translations],
  [(viewer) => mayAll(viewer, "taxonomy_term--tags"), ["administer taxonomy", "access taxonomy overview", "revert all taxonomy revisions"]],
  [may.readUsers, ["access user profiles", "view user email addresses"]],
  [(viewer) => mayAll(viewer, "user--user"), ["administer users", "cancel account", "select account cancellation method"]],
  // An account's roles are sent by their UUIDs, which Drupal shows with this permission alone.
  [(viewer) => mayAll(viewer, "user--user"), ["administer permissions"]],
  [(viewer) => mayWrite(viewer, "delete", { type: "file--file" }), ["delete any file", "access files overview"]],
  // Drupal's own pages.
  [may.publish, ["access content overview", "access administration pages", "access toolbar", "view the administration theme"]],
]

/** The roles themselves. Drupal has those of visitors and of everyone who is signed in. */
export function roleConfig(): Config {
  const entries = Object.entries(roles).map(
    ([id, label], index) =>
      [`user.role.${id}`, configEntity({}, { id, label, weight: index + 3, is_admin: false, permissions: [] })] as const,
  )
  return Object.fromEntries(entries)
}

/** They are granted one by one, so a role that a Drupal has keeps what it may do besides. */
export function permissionActions(): YamlMap {
  const named = Object.keys(roles)
    .filter(isRole)
    .map((role) => [role, inRole(role)] as const)
  const all = [["anonymous", anonymous] as const, ["authenticated", signedIn] as const, ...named]
  return Object.fromEntries(all.map(([role, viewer]) => [`user.role.${role}`, { grantPermissions: permissionsOf(viewer) }]))
}

/** Who may write redirects. Without the module they are an unknown permission. */
export function redirectActions(): YamlMap {
  const writers = Object.keys(roles).filter((role) => isRole(role) && may.writeRedirects(inRole(role)))
  return Object.fromEntries(writers.map((role) => [`user.role.${role}`, { grantPermissions: ["administer redirects"] }]))
}

function permissionsOf(viewer: Viewer): readonly string[] {
  return permissions.flatMap(([has, names]) => (has(viewer) ? names : [])).sort()
}

function isRole(name: string): name is Role {
  return Object.hasOwn(roles, name)
}
