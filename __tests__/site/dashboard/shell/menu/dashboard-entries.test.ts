import { entriesFor } from "#dashboard/shell/menu/dashboard-entries.ts"
import type { Profile } from "#lib/session/session.ts"

const member: Profile = {
  uid: 7,
  name: "ines",
  mail: "ines@example.org",
  roles: [],
  member: null,
  langcode: "fr",
  wantsMails: true,
  features: ["redirects"],
}
const page = { number: 101, id: "00000000-0000-4000-a000-000000000001" }

const terms = ["Tags", "Specialities", "Event categories"]
const adminEntries = [
  "Publications",
  "Members",
  "Actions & projects",
  "Users",
  "Agenda",
  "Pages",
  ...terms,
  "Translations",
  "Redirects",
  "Publishing",
]

const whole: readonly [string, Profile, readonly string[]][] = [
  ["a member without a page", member, ["Publications", "Agenda", "Edit profile", "Help"]],
  ["a member with a page", { ...member, member: page }, ["Publications", "Agenda", "Edit member", "Edit profile", "Help"]],
  ["a contributor", { ...member, roles: ["contributor"] }, [...adminEntries, "Edit profile", "Help"]],
  [
    "an administrator with a page",
    { ...member, roles: ["administrator"], member: page },
    [...adminEntries, "Edit member", "Edit profile", "Help"],
  ],
]

test("redirects have no entry where the back end keeps none", () => {
  const labels = entriesFor({ ...member, roles: ["contributor"], features: [] }).map(({ label }) => label)
  expect(labels).toEqual([...adminEntries.filter((label) => label !== "Redirects"), "Edit profile", "Help"])
})

test.each(whole)("%s has the entries that they may use, in order", (_, profile, names) => {
  expect(entriesFor(profile).map(({ label }) => label)).toEqual(names)
})
