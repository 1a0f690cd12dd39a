/** Who may do what with which item, by hand from docs/product.md. The tests of every back end compare it with the answers. */
import type { StoredEntity } from "#server/content/entities/entity.ts"
import { aMember, anAccount, anArticle, anEntity, anEvent, aPicture, showing } from "#support/entities.ts"
import { accountOf, actors, ownPage, type Actor } from "#support/requests/actors.ts"

export const operations = ["read", "update", "history", "restore", "delete"] as const
export type Operation = (typeof operations)[number]

export const admins: readonly Actor[] = ["contributor", "administrator"]
const nobody: readonly Actor[] = []
const everyone = actors.filter((actor) => actor !== "blocked")
const members: readonly Actor[] = ["narrow", "member", "boardMember", "pageOwner", ...admins]
const board: readonly Actor[] = ["boardMember", ...admins]
const pageOwnerToo: readonly Actor[] = ["pageOwner", ...admins]
const memberToo: readonly Actor[] = ["member", ...admins]

export type PermissionRow = {
  readonly title: string
  /** Makes the items to store; the last one is the tested one. */
  readonly make: () => readonly StoredEntity[]
  /** From docs/product.md. The thing doesn't have a missing operation. */
  readonly allowed: Readonly<Partial<Record<Operation, readonly Actor[]>>>
}

const adminsWrite = { update: admins, history: admins, restore: admins, delete: admins }
let made = 0
const newPicture = (said: Parameters<typeof aPicture>[1] = {}) => aPicture(`2026-11/${(made += 1)}.jpg`, said)
const shown = (status: boolean) => () => {
  const picture = newPicture()
  return [anArticle({ status, references: { field_image: showing(picture) } }), picture]
}
const unused = (uid: number | null) => () => [newPicture({ uid, status: false })]

export const permissionRows: readonly PermissionRow[] = [
  ...(["node--article", "node--action_project", "node--page"] as const).flatMap((type): readonly PermissionRow[] => [
    { title: `a published ${type}`, make: () => [anEntity(type)], allowed: { read: everyone, ...adminsWrite } },
    { title: `a draft of ${type}`, make: () => [anEntity(type, { status: false })], allowed: { read: admins, ...adminsWrite } },
    {
      title: `one's own draft of ${type}`,
      make: () => [anEntity(type, { status: false, uid: 103 })],
      allowed: { read: admins, ...adminsWrite },
    },
  ]),
  { title: "somebody else's published member page", make: () => [aMember()], allowed: { read: everyone, ...adminsWrite } },
  { title: "somebody else's draft member page", make: () => [aMember({ status: false })], allowed: { read: admins, ...adminsWrite } },
  {
    title: "the page owner's own draft page",
    make: () => [ownPage],
    allowed: { read: pageOwnerToo, update: pageOwnerToo, history: pageOwnerToo, restore: pageOwnerToo, delete: admins },
  },
  { title: "an event for the public", make: () => [anEvent()], allowed: { read: everyone, ...adminsWrite } },
  {
    title: "an event for members",
    make: () => [anEvent({ fields: { field_audience: "members" } })],
    allowed: { read: members, ...adminsWrite },
  },
  {
    title: "an event for the board",
    make: () => [anEvent({ fields: { field_audience: "board" } })],
    allowed: { read: board, ...adminsWrite },
  },
  { title: "a draft event", make: () => [anEvent({ status: false })], allowed: { read: admins, ...adminsWrite } },
  ...(["taxonomy_term--tags", "taxonomy_term--specialities", "taxonomy_term--event_categories"] as const).flatMap(
    (type): readonly PermissionRow[] => [
      { title: `a ${type}`, make: () => [anEntity(type)], allowed: { read: everyone, update: admins, delete: admins } },
      {
        title: `a hidden ${type}`,
        make: () => [anEntity(type, { status: false })],
        allowed: { read: admins, update: admins, delete: admins },
      },
    ],
  ),
  {
    title: "somebody else's account",
    make: () => [anAccount(`somebody${(made += 1)}`)],
    allowed: { read: admins, update: admins, delete: admins },
  },
  { title: "a picture that is shown", make: shown(true), allowed: { read: everyone, update: nobody } },
  { title: "a picture that only a draft shows", make: shown(false), allowed: { read: admins, update: nobody } },
  { title: "a file of somebody else that nothing uses", make: unused(null), allowed: { read: admins, update: nobody, delete: admins } },
  {
    title: "a file of the member's own that nothing uses",
    make: unused(103),
    allowed: { read: memberToo, update: nobody, delete: memberToo },
  },
  // The last one, because it removes the account.
  {
    title: "the member's own account",
    make: () => [accountOf("member") ?? anAccount("member")],
    allowed: { read: memberToo, update: memberToo, delete: admins },
  },
]
