import { viewerOf } from "#dashboard/session/profile/profile.ts"
import { kinds, resourceTypes } from "#contract/content.ts"
import { isAdmin } from "#contract/permissions.ts"
import { lists, type List } from "#contract/screens.ts"
import { screenPath } from "#lib/navigation/own-screen.ts"
import { own } from "#lib/navigation/own-address.ts"
import type { Profile } from "#lib/session/session.ts"
import { appWords } from "#dashboard/strings/words.ts"

type Entry = {
  readonly label: string
  /** The bar of the dashboard shows those of `content`. */
  readonly group: "content" | "site" | "own"
  /** An SVG path in a 20 × 20 box. */
  readonly icon: string
  /** Returns null if the user may not use the entry. */
  readonly to: (profile: Profile) => string | null
}

type OfferedEntry = Omit<Entry, "to"> & { readonly to: string }

const list = (of: List) => (profile: Profile) =>
  lists[of] === "signed-in" || isAdmin(viewerOf(profile)) ? screenPath({ kind: "list", of }) : null

export const signoutIcon = "M8 4H4v12h4M12 6l4 4-4 4M16 10H8"

export const editIcon = "M3 17h14M5 13l.7-3L13 2.8 15.2 5 8 12.3z"

const icons = {
  publications: "M5 3h7l3 3v11H5zM12 3v4h3",
  members: "M4 17V6l6-3v14M10 8h6v9M2 17h16M6.5 9h1M6.5 12h1M12.5 11h1M12.5 14h1",
  actionsProjects: "M3 3h6v6H3zM11 11h6v6h-6zM11 3h6v6h-6zM3 11h6v6H3z",
  users: "M5 7a3 3 0 1 0 6 0 3 3 0 1 0-6 0M2 17c0-3 2.5-5 6-5s6 2 6 5M13 4.3a3 3 0 0 1 0 5.4M15 12.5c2 .8 3 2.4 3 4.5",
  agenda: "M3 5h14v12H3zM3 9h14M7 3v4M13 3v4",
  pages: "M4 3h12v14H4zM7 7h6M7 10h6M7 13h4",
  terms: "M3 3h7l7 7-7 7-7-7zM6.5 6.4v.2",
  translations: "M2 5h9M6.5 3v2M9 5c-.6 3-3 6-6.5 7.5M4.5 8c1 2 3 3.5 5 4.2M10 17l4-9 4 9M11.4 14h5.2",
  redirects: "M3 6h6l4 8h4M14 11l3 3-3 3",
  editMember: "M4 16l.8-3.5L13 4.3 15.7 7l-8.2 8.2z",
  editProfile: "M7 7a3 3 0 1 0 6 0 3 3 0 1 0-6 0M4 17c0-3 2.5-5 6-5s6 2 6 5",
  publishing: "M10 16V4M5 9l5-5 5 5M3 17h14",
  help: "M3 10a7 7 0 1 0 14 0 7 7 0 1 0-14 0M8 8a2 2 0 1 1 2.5 2c-.4.2-.5.5-.5 1.2M10 13.8v.1",
}

/** A Drupal has redirects if its module Redirect is installed. */
const redirects = (profile: Profile) => (profile.features?.includes("redirects") === true ? list("redirect")(profile) : null)
const ownMember = ({ member }: Profile) => (member === null ? null : screenPath({ kind: "edit", of: "member", id: member.number }))
const ownProfile = ({ uid }: Profile) => screenPath({ kind: "edit", of: "people", id: uid })
const help = (profile: Profile) => own(isAdmin(viewerOf(profile)) ? "/help/administrators.pdf" : "/help/members.pdf")

type ListEntry = readonly [label: string, icon: string, of: List]

const { listKinds, termLists } = appWords

const mainLists: readonly ListEntry[] = [
  [listKinds.publications.title, icons.publications, "post"],
  [listKinds.members.title, icons.members, "member"],
  [listKinds.actionsProjects.title, icons.actionsProjects, "action-project"],
  [listKinds.users.title, icons.users, "people"],
  [appWords.dashboardMenu.agenda, icons.agenda, "agenda"],
  [listKinds.pages.title, icons.pages, "page"],
  [termLists.tags.title, icons.terms, "tag"],
  [termLists.specialities.title, icons.terms, "speciality"],
  [termLists.categories.title, icons.terms, "event-category"],
]

const otherLists = resourceTypes.flatMap((type): readonly ListEntry[] => {
  const { screens } = kinds[type]
  if (screens === null || mainLists.some(([, , of]) => of === screens.segment)) return []
  return [[appWords.model.kindOf(type).plural, icons.pages, screens.segment]]
})

const entries: readonly Entry[] = [
  ...[...mainLists, ...otherLists].map(([label, icon, of]) => ({ label, icon, group: "content", to: list(of) }) as const),
  { label: appWords.translations.todo.entry, group: "content", icon: icons.translations, to: list("translation") },
  { label: appWords.redirects.title, group: "content", icon: icons.redirects, to: redirects },
  { label: appWords.publishingPanel.title, group: "site", icon: icons.publishing, to: list("publishing") },
  { label: appWords.dashboardMenu.editMember, group: "own", icon: icons.editMember, to: ownMember },
  { label: appWords.dashboardMenu.editProfile, group: "own", icon: icons.editProfile, to: ownProfile },
  { label: appWords.dashboardMenu.help, group: "own", icon: icons.help, to: help },
]

export function entriesFor(profile: Profile): readonly OfferedEntry[] {
  return entries.flatMap(({ to, ...entry }) => {
    const address = to(profile)
    return address === null ? [] : [{ ...entry, to: address }]
  })
}

export function sectionsFor(profile: Profile): readonly OfferedEntry[] {
  return entriesFor(profile).filter(({ group }) => group === "content")
}
