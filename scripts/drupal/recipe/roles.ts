import { operations, may, mayWrite, anonymous, type Viewer } from "#contract/permissions.ts"
import { roles, type Role } from "#contract/fields.ts"
import { textFormat } from "#contract/text-format.ts"
import { configEntity, type DrupalConfig } from "./config.ts"
import type { YamlMap } from "./yaml.ts"

const signedIn: Viewer = { uid: 1, roles: [], isBoard: false, memberId: null }
const inRole = (role: Role): Viewer => ({ ...signedIn, roles: [role] })
const mayAll = (viewer: Viewer, type: "node--page" | "taxonomy_term--tags" | "user--user") =>
  operations.every((operation) => mayWrite(viewer, operation, { type }))

/** Keys are the modules that have the permissions. */
type Permissions = Readonly<Record<string, readonly string[]>>

const contentOfNodes: Permissions = {
  node: ["administer nodes", "revert all revisions"],
  path: ["create url aliases", "administer url aliases"],
  content_translation: ["translate any entity", ...["create", "update", "delete"].map((operation) => `${operation} content translations`)],
}

const lostPassword = ["lost_password_resource", "lost_password_reset"]

/** Drupal shows others' drafts only with `bypass node access`. Our module decides about own pages, hidden values and the roles of accounts. */
const permissions: readonly [who: (viewer: Viewer) => boolean, granted: Permissions][] = [
  [() => true, { system: ["access content"], rest: lostPassword.map((name) => `restful post ${name}`) }],
  [(viewer) => viewer.uid !== 0, { filter: [`use text format ${textFormat}`], user: ["change own username"], file: ["delete own files"] }],
  // Permission to edit an item includes its translations: members translate their own page.
  [(viewer) => viewer.uid !== 0, { content_translation: ["translate editable entities"] }],
  [may.readDrafts, { node: ["bypass node access", "view own unpublished content", "view all revisions"] }],
  [may.readDrafts, { taxonomy: ["view all taxonomy revisions"] }],
  [(viewer) => mayAll(viewer, "node--page"), contentOfNodes],
  [
    (viewer) => mayAll(viewer, "taxonomy_term--tags"),
    { taxonomy: ["administer taxonomy", "access taxonomy overview", "revert all taxonomy revisions"] },
  ],
  [may.readUsers, { user: ["access user profiles", "view user email addresses"] }],
  [(viewer) => mayAll(viewer, "user--user"), { user: ["administer users", "cancel account", "select account cancellation method"] }],
  [(viewer) => mayWrite(viewer, "delete", { type: "file--file" }), { file: ["delete any file", "access files overview"] }],
  // Editors need these permissions for Drupal's own pages.
  [may.publish, { node: ["access content overview"], toolbar: ["access toolbar"] }],
  [may.publish, { system: ["access administration pages", "view the administration theme"] }],
]

const roleNames = Object.keys(roles).filter(isRole)

/** A role of the same name with other permissions stops the recipe: its users would become managers of the site. */
export const strictRoles = roleNames.map((name) => `user.role.${name}`)

export function roleConfig(): DrupalConfig {
  const entries = roleNames.map((id, index) => {
    const viewer = inRole(id)
    const values = { id, label: roles[id], weight: index + 3, is_admin: false, permissions: permissionsOf(viewer) }
    return [`user.role.${id}`, configEntity(needsOf(viewer), values)] as const
  })
  return Object.fromEntries(entries)
}

function needsOf(viewer: Viewer) {
  const modules = permissions.flatMap(([has, granted]) => (has(viewer) ? Object.keys(granted) : []))
  const config = [`filter.format.${textFormat}`, ...lostPassword.map((name) => `rest.resource.${name}`)]
  return { config, module: modules.filter((module) => module !== "user") }
}

/** Drupal's own roles keep their other permissions. */
export function permissionActions(): YamlMap {
  const all = [["anonymous", anonymous] as const, ["authenticated", signedIn] as const]
  return Object.fromEntries(all.map(([role, viewer]) => [`user.role.${role}`, { grantPermissions: permissionsOf(viewer) }]))
}

/** Without the redirect module, Drupal doesn't know the permission to write redirects. */
export function redirectActions(): YamlMap {
  const writers = roleNames.filter((role) => may.writeRedirects(inRole(role)))
  return Object.fromEntries(writers.map((role) => [`user.role.${role}`, { grantPermissions: ["administer redirects"] }]))
}

function permissionsOf(viewer: Viewer): readonly string[] {
  return permissions.flatMap(([has, granted]) => (has(viewer) ? Object.values(granted).flat() : [])).sort()
}

function isRole(name: string): name is Role {
  return Object.hasOwn(roles, name)
}
