import { editables, lists } from "#contract/screens.ts"
import type { Role } from "#contract/fields.ts"
import { guard } from "#dashboard/session/guard/guard.ts"
import type { Profile, Session } from "#lib/session/session.ts"

const ownUid = 3
const ownMember = 12

function aProfile(roles: readonly Role[], member: Profile["member"] = null): Profile {
  return { uid: ownUid, name: "Ines", mail: "ines@example.org", roles, member, langcode: "en", wantsMails: true, features: [] }
}

const linked = { number: ownMember, id: "6f1e0a5c-1111-4222-8333-944455556666" }

const sessions = {
  "a signed-out visitor": { kind: "signed-out" },
  "a member without a page": { kind: "signed-in", profile: aProfile([]) },
  "a member with a page": { kind: "signed-in", profile: aProfile([], linked) },
  "a contributor": { kind: "signed-in", profile: aProfile(["contributor"]) },
  "an administrator": { kind: "signed-in", profile: aProfile(["administrator"], linked) },
} as const satisfies Record<string, Session>

type Who = keyof typeof sessions
const everyone: readonly Who[] = [
  "a signed-out visitor",
  "a member without a page",
  "a member with a page",
  "a contributor",
  "an administrator",
]

/** Verdicts for each kind of session: "pass", or the address and reason of a redirect. */
type Row = readonly [path: string, signedOut: string, without: string, withPage: string, contributor: string, administrator: string]

const start = "/admin/post/"
const login = (path: string) => `/user/login/?next=${encodeURIComponent(path)} login`
const forAdmins = (path: string, reason: string): Row => [path, login(path), `${start} ${reason}`, `${start} ${reason}`, "pass", "pass"]
const open = (path: string): Row => [path, "pass", "pass", "pass", "pass", "pass"]
const respelled = (path: string, to: string): Row => [path, to, to, to, to, to]

const rows: readonly Row[] = [
  // Public screens.
  ...["/", "/about-us/", "/members/atelier-bel/", "/post/ten-points/", "/password-reset/reset/", "/404/", "/nowhere/at/all/"].map(open),
  // Addresses of public content may contain words of the dashboard's addresses.
  ...["/post/how-to-create-a-jury/", "/post/admin/", "/post/login/", "/post/user/", "/members/admin/", "/action-project/edit/"].map(open),
  ...["/administration/", "/create/", "/login/", "/users/", "/post/12/", "/post/twelve/edit/", "/post/12/edit/more/"].map(open),
  ...["/agenda/board-meeting/", "/members/create/", "/user-stories/", "/post/12/editor/"].map(open),
  // The login.
  ["/user/login/", "pass", start, start, start, start],
  ["/user/login", "pass", start, start, start, start],
  ["/user/login/?next=%2Fadmin%2Fagenda%2F", "pass", "/admin/agenda/", "/admin/agenda/", "/admin/agenda/", "/admin/agenda/"],
  ["/user/login/?next=%2F%2Fevil.example", "pass", start, start, start, start],
  ["/user/", "/user/login/", start, start, start, start],
  ["/user/anything/", "pass", start, start, start, start],
  // Lists.
  ["/admin/", login("/admin/"), start, start, start, start],
  ["/admin/post/", "/user/login/ login", "pass", "pass", "pass", "pass"],
  ["/admin/post/?page=2", login("/admin/post/?page=2"), "pass", "pass", "pass", "pass"],
  ["/admin/agenda/", login("/admin/agenda/"), "pass", "pass", "pass", "pass"],
  ...["member", "action-project", "people", "page", "tag", "speciality", "event-category", "translation", "redirect", "publishing"].map(
    (list) => forAdmins(`/admin/${list}/`, "admins-list"),
  ),
  // Missing screens are open to all users, except below lists for admins.
  ["/admin/nowhere/", login("/admin/nowhere/"), "pass", "pass", "pass", "pass"],
  ["/admin/post/12/", login("/admin/post/12/"), "pass", "pass", "pass", "pass"],
  ...["/admin/people/12/", "/admin/member/x/", "/admin/action-project/x/y/"].map((path) => forAdmins(path, "admins-list")),
  // Create.
  ...["post", "member", "action-project", "people", "page", "agenda"].map((kind) => forAdmins(`/${kind}/create/`, "admins-create")),
  // Edit.
  ...["post", "action_project", "page", "agenda"].map((kind) => forAdmins(`/${kind}/12/edit/`, "admins-edit")),
  [`/people/${ownUid}/edit/`, login(`/people/${ownUid}/edit/`), "pass", "pass", "pass", "pass"],
  ["/people/4/edit/", login("/people/4/edit/"), "/people/3/edit/ own-profile", "/people/3/edit/ own-profile", "pass", "pass"],
  ["/people/0/edit/", login("/people/0/edit/"), "/people/3/edit/ own-profile", "/people/3/edit/ own-profile", "pass", "pass"],
  [`/member/${ownMember}/edit/`, login(`/member/${ownMember}/edit/`), `${start} no-member`, "pass", "pass", "pass"],
  ["/member/3/edit/", login("/member/3/edit/"), `${start} no-member`, "/member/12/edit/ own-member", "pass", "pass"],
  // Other spellings lead to the canonical one.
  respelled("/admin", "/admin/"),
  respelled("/admin/post", "/admin/post/"),
  respelled("/admin/post?page=2", "/admin/post/?page=2"),
  respelled("/post/create", "/post/create/"),
  respelled("/post/0012/edit/", "/post/12/edit/"),
  respelled("/people/12/edit", "/people/12/edit/"),
  respelled("/action-project/12/edit", "/action_project/12/edit/"),
  respelled("/action-project/12/edit/", "/action_project/12/edit/"),
]

function judged(session: Session, path: string): string {
  const verdict = guard(session, path)
  if (verdict.kind !== "redirect") return verdict.kind
  return verdict.reason === null ? verdict.to : `${verdict.to} ${verdict.reason}`
}

describe.each(rows)("the address %s", (path, ...expected) => {
  test.each(everyone.map((who, index) => [who, expected[index]] as const))("gives %s the verdict %s", (who, verdict) => {
    expect(judged(sessions[who], path)).toBe(verdict)
  })
})

/** English addresses of a verdict in another language; the page is English. */
function translated(verdict: string, language: string): string {
  if (!verdict.startsWith("/")) return verdict
  const next = (text: string) => `next=${encodeURIComponent(`/${language}${decodeURIComponent(text.slice(5))}`)}`
  // The English start alone is where a login leads without being told.
  if (verdict === "/user/login/ login") return `/${language}/user/login/?next=${encodeURIComponent(`/${language}/admin/post/`)} login`
  return `/${language}${verdict.replace(/next=\S+/, next)}`
}

test.each(["fr", "nl"] as const)("an address in %s is judged in its own language, whatever that of the page", (language) => {
  for (const [path, ...expected] of rows.filter(([path]) => !path.startsWith("/user/login") && !path.startsWith("/user/anything"))) {
    for (const [index, who] of everyone.entries()) {
      const session: Session = sessions[who]
      const spoken = session.kind === "signed-in" ? { ...session, profile: { ...session.profile, langcode: language } } : session
      expect([path, who, judged(spoken, `/${language}${path}`)]).toEqual([path, who, translated(expected[index] ?? "", language)])
    }
  }
})

test("a login leads to a screen in the account's language, which the language of the page doesn't change", () => {
  const french: Session = { kind: "signed-in", profile: { ...aProfile([]), langcode: "fr" } }
  expect(judged(french, "/user/login/")).toBe("/fr/admin/post/")
  expect(judged(french, "/user/login/?next=%2Fadmin%2Fagenda%2F")).toBe("/fr/admin/agenda/")
  expect(judged(french, "/fr/admin/agenda/")).toBe("pass")
  expect(judged(french, `/fr/people/${ownUid}/edit/`)).toBe("pass")
})

test("every screen of the table is in this test", () => {
  const tested = new Set(rows.map(([path]) => path))
  const all = [
    ...Object.keys(lists).map((list) => `/admin/${list}/`),
    ...Object.keys(editables).map((kind) => `/${kind}/create/`),
    ...Object.keys(editables).map((kind) => `/${kind}/12/edit/`),
  ]
  expect(all.filter((path) => !tested.has(path) && !tested.has(path.replace("-", "_")) && path !== "/people/12/edit/")).toEqual([])
})

test("every redirect arrives at an open address", () => {
  const arrival = (session: Session, path: string, hops = 0): string => {
    const verdict = guard(session, path)
    return verdict.kind === "redirect" && hops < 3 ? arrival(session, verdict.to, hops + 1) : verdict.kind
  }
  for (const session of Object.values(sessions)) {
    expect(rows.filter(([path]) => arrival(session, path) !== "pass")).toEqual([])
  }
})

test("while the session is unknown, public addresses pass and the others wait", () => {
  const unknown = { kind: "unknown" } as const
  for (const [path, signedOut] of rows) {
    const verdict = judged(unknown, path)
    const isSpelling = !signedOut.includes(" ") && signedOut !== "pass" && signedOut !== "/user/login/"
    const isOpen = signedOut === "pass" && !path.startsWith("/user/")
    expect([path, verdict]).toEqual([path, isOpen ? "pass" : isSpelling ? signedOut : "wait"])
  }
})
