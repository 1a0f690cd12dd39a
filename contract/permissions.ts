/** docs/product.md lists these permissions. server/content/visibility.ts writes those for reading as SQL. */
import { fieldsOf } from "./content.ts"
import type { Field, ResourceType, Role } from "./fields.ts"

export type Viewer = {
  /** Drupal's user id; 0 is a visitor. */
  readonly uid: number
  readonly roles: readonly Role[]
  readonly isBoard: boolean
  /** UUID of the member page linked to the account. */
  readonly memberId: string | null
}

export const anonymous: Viewer = { uid: 0, roles: [], isBoard: false, memberId: null }

/** Contributors and administrators have the same rights. */
export function isAdmin(viewer: Viewer): boolean {
  return viewer.roles.length > 0
}

/** The field that `shownBy` names holds the owner's decision: visitors see the value only if it is on. */
export function isForVisitors({ shownBy }: Pick<Field, "shownBy">, fields: Readonly<Record<string, unknown>>): boolean {
  return shownBy === undefined || fields[shownBy] === true
}

export type Audience = "public" | "members" | "board"

export function isPublic(type: ResourceType, fields: Readonly<Record<string, unknown>>): boolean {
  return type !== "node--agenda" || fields.field_audience === "public"
}

export function audiencesOf(viewer: Viewer): readonly Audience[] {
  if (isAdmin(viewer) || viewer.isBoard) return ["public", "members", "board"]
  return viewer.uid === 0 ? ["public"] : ["public", "members"]
}

export const may = {
  readDrafts: isAdmin,
  readHiddenContact: (viewer: Viewer) => viewer.uid !== 0,
  readUsers: isAdmin,
  inviteUsers: isAdmin,
  /** Everyone reads redirects, but not those to hidden items. */
  writeRedirects: isAdmin,
  publish: isAdmin,
  /** Members learn whether their own changes are live. */
  readBuilds: (viewer: Viewer) => viewer.uid !== 0,
} as const

export const operations = ["create", "update", "delete"] as const
export type Operation = (typeof operations)[number]

export type Writer = "admin" | "own" | "nobody"

const adminsAlone: Readonly<Record<Operation, Writer>> = { create: "admin", update: "admin", delete: "admin" }

/** Non-admins may also write these kinds. Only an upload to a field creates files. */
const writing: Readonly<Partial<Record<ResourceType, Readonly<Record<Operation, Writer>>>>> = {
  "node--member": { ...adminsAlone, update: "own" },
  "user--user": { ...adminsAlone, update: "own" },
  "file--file": { create: "nobody", update: "nobody", delete: "own" },
}

export type Target = {
  readonly type: ResourceType
  readonly uuid?: string
  readonly uid?: number | null
}

export function isOwn(viewer: Viewer, { type, uuid, uid }: Target): boolean {
  if (viewer.uid === 0) return false
  if (type === "node--member") return viewer.memberId !== null && viewer.memberId === uuid
  return (type === "user--user" || type === "file--file") && viewer.uid === uid
}

export function mayWrite(viewer: Viewer, operation: Operation, target: Target): boolean {
  const who = (writing[target.type] ?? adminsAlone)[operation]
  return who !== "nobody" && (isAdmin(viewer) || (who === "own" && isOwn(viewer, target)))
}

const editorial = ["status", "promote", "sticky", "created", "uid", "path", "langcode", "revision_log"] as const

const ownAccountFields = ["name", "mail", "pass", "preferred_langcode", "field_mail_changes"] as const

export function ownFields(type: ResourceType): readonly string[] {
  if (type === "user--user") return ownAccountFields
  return type === "node--member" ? Object.keys(fieldsOf(type)).filter((name) => !editorial.some((other) => other === name)) : []
}

/** Drupal sets this field when the original changes. Permission to edit an item includes permission to clear it. */
const outdatedField = "content_translation_outdated"

export function mayWriteField(viewer: Viewer, target: Target, field: string): boolean {
  return isAdmin(viewer) || ownFields(target.type).includes(field) || (field === outdatedField && mayWrite(viewer, "update", target))
}

export function mayUpload(viewer: Viewer, { type, uuid }: Target, field: string): boolean {
  if (isAdmin(viewer)) return true
  const isTheirs = type === "node--member" && viewer.uid !== 0 && viewer.memberId !== null && (uuid ?? viewer.memberId) === viewer.memberId
  return isTheirs && ownFields(type).includes(field)
}

type FileInUse = {
  readonly uid: number | null
  readonly usedBy: readonly string[]
}

/** Members may replace the bytes of their own file if only their own page uses it. */
export function mayReplaceFile(viewer: Viewer, { uid, usedBy }: FileInUse): boolean {
  if (isAdmin(viewer)) return true
  const isTheirs = viewer.memberId !== null && isOwn(viewer, { type: "file--file", uid })
  return isTheirs && usedBy.length > 0 && usedBy.every((uuid) => uuid === viewer.memberId)
}
