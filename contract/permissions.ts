/**
 * Who may do what: one table, read by the server and by the route guard. product.md, Roles.
 *
 * Reading is said as functions of the viewer, which access.ts makes SQL of; writing as the tables below.
 */
import { fieldsOf } from "./content.ts"
import type { ResourceType, Role } from "./fields.ts"

export type Viewer = {
  /** Drupal's user id; 0 for who isn't signed in. */
  readonly uid: number
  readonly roles: readonly Role[]
  /** `field_board` of the account. */
  readonly isBoard: boolean
  /** UUID of the member page linked to the account. */
  readonly memberId: string | null
}

export const anonymous: Viewer = { uid: 0, roles: [], isBoard: false, memberId: null }

/** Holding either role makes an admin; the two are treated the same. */
export function isAdmin(viewer: Viewer): boolean {
  return viewer.roles.length > 0
}

export type Audience = "public" | "members" | "board"

/** The audiences whose events the viewer may read. */
export function audiencesOf(viewer: Viewer): readonly Audience[] {
  if (isAdmin(viewer) || viewer.isBoard) return ["public", "members", "board"]
  return viewer.uid === 0 ? ["public"] : ["public", "members"]
}

export const may = {
  readDrafts: isAdmin,
  /** Phone and mail of a member whatever its flags say. */
  readHiddenContact: (viewer: Viewer) => viewer.uid !== 0,
  readUsers: isAdmin,
} as const

export const operations = ["create", "update", "delete"] as const
export type Operation = (typeof operations)[number]

/** Who may: admins alone, admins and the one whose own it is, or nobody. */
export type Who = "admin" | "own" | "nobody"

const adminsAlone = { create: "admin", update: "admin", delete: "admin" } as const

/** Who may create, change and delete what. A file is made by an upload to a field of what its maker may write. */
export const writing: Readonly<Record<ResourceType, Readonly<Record<Operation, Who>>>> = {
  "node--article": adminsAlone,
  "node--action_project": adminsAlone,
  "node--member": { ...adminsAlone, update: "own" },
  "node--page": adminsAlone,
  "node--agenda": adminsAlone,
  "taxonomy_term--tags": adminsAlone,
  "taxonomy_term--specialities": adminsAlone,
  "taxonomy_term--event_categories": adminsAlone,
  "user--user": { ...adminsAlone, update: "own" },
  "file--file": { create: "nobody", update: "nobody", delete: "own" },
}

/** What is written to: of an entity that isn't there yet only its type is known. */
export type Target = {
  readonly type: ResourceType
  readonly uuid?: string
  /** The number of a user, the owner of a file. */
  readonly uid?: number | null
}

/** Whether the target is the viewer's own: their linked member page, their account, a file that they brought. */
export function isOwn(viewer: Viewer, { type, uuid, uid }: Target): boolean {
  if (viewer.uid === 0) return false
  if (type === "node--member") return viewer.memberId !== null && viewer.memberId === uuid
  return (type === "user--user" || type === "file--file") && viewer.uid === uid
}

/** Whether the viewer may create, change or delete the target. */
export function mayWrite(viewer: Viewer, operation: Operation, target: Target): boolean {
  const who = writing[target.type][operation]
  return who !== "nobody" && (isAdmin(viewer) || (who === "own" && isOwn(viewer, target)))
}

/** What every kind has that only admins set: whether and when it is public, whose it is, where it stands. */
const editorial = ["status", "promote", "sticky", "created", "uid", "path", "langcode", "revision_log"] as const

/** Fields of one's own account that one sets oneself; `pass` is written and never read. */
const ownAccountFields = ["name", "mail", "pass", "preferred_langcode"] as const

/** The fields of a kind that its own, who is no admin, may write. */
export function ownFields(type: ResourceType): readonly string[] {
  if (type === "user--user") return ownAccountFields
  return type === "node--member" ? Object.keys(fieldsOf(type)).filter((name) => !editorial.some((other) => other === name)) : []
}

/** Whether the viewer, who may write the target, may write this field of it. */
export function mayWriteField(viewer: Viewer, target: Target, field: string): boolean {
  return isAdmin(viewer) || ownFields(target.type).includes(field)
}

/** Whether the viewer may bring a file to a field of this type, of the entity if it is there already. */
export function mayUpload(viewer: Viewer, { type, uuid }: Target, field: string): boolean {
  if (isAdmin(viewer)) return true
  const isTheirs = type === "node--member" && viewer.uid !== 0 && viewer.memberId !== null && (uuid ?? viewer.memberId) === viewer.memberId
  return isTheirs && ownFields(type).includes(field)
}
