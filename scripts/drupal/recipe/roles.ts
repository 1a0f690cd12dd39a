import { operations, may, mayWrite, anonymous, type Viewer } from "#contract/permissions.ts"
import { roles, type Role } from "#contract/fields.ts"
import { textFormat } from "#contract/text-format.ts"
import { configEntity, type Config } from "./config.ts"
import type { YamlMap } from "./yaml.ts"

const signedIn: Viewer = { uid: 1, roles: [], isBoard: false, memberId: null }
const inRole = (role: Role): Viewer => ({ ...signedIn, roles: [role] })
const mayAll = (viewer: Viewer, type: "node--page" | "taxonomy_term--tags" | "user--user") =>
  operations.every((operation) => mayWrite(viewer, operation, { type }))

/** Permissions by the module that has them. */
type Permissions = Readonly<Record<string, readonly string[]>>

const contentOfNodes: Permissions = {
  node: ["administer nodes", "revert all revisions"],
  path: ["create url aliases", "administer url aliases"],
  content_translation: ["translate any entity", ...["create", "update", "delete"].map((operation) => `${operation} content translations`)],
}

const lostPassword = ["lost_password_resource", "lost_password_reset"]

/**
 * Permissions of Drupal, and who has them. Drupal has no permission to see the drafts of others but `bypass node access`. What a member may do with
 * the own page, what only some may see, and which roles an account may be given, is no matter of permissions: our module does it.
 */
const permissions: readonly [who: (viewer: Viewer) => boolean, granted: Permissions][] = [
  [() => true, { system: ["access content"], rest: lostPassword.map((name) => `restful post ${name}`) }],
  [(viewer) => viewer.uid !== 0, { filter: [`use text format ${textFormat}`], user: ["change own username"], file: ["delete own files"] }],
  // Permission to edit an item includes its translations: a member translates the own page.
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
  // Drupal's own pages.
  [may.publish, { node: ["access content overview"], toolbar: ["access toolbar"] }],
  [may.publish, { system: ["access administration pages", "view the administration theme"] }],
]

const roleNames = Object.keys(roles).filter(isRole)

/** The roles that Drupal doesn't have. One of the same name with other permissions stops the recipe: whoever has it would become a manager of the site. */
export const strictRoles = roleNames.map((name) => `user.role.${name}`)

export function roleConfig(): Config {
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

/** Grants the permission to write redirects, which Drupal doesn't know without the redirect module. */
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
