/** The route guard: where a session may go, and where it is led instead. Specification, 4, 'Route guard', and 6; product.md. */
import { isAdmin, mayWrite, type Viewer } from "#contract/permissions.ts"
import { editables, lists, screenOf, screenPath, type Editable, type Screen } from "#contract/screens.ts"
import type { Reason } from "#lib/reason.ts"
import { loginFor, loginPath, returnTo, startPath } from "#lib/return-to.ts"
import type { Profile, Session } from "#lib/session.tsx"

export type Verdict =
  | { readonly kind: "pass" }
  | { readonly kind: "redirect"; readonly to: string; readonly reason: Reason | null }
  /** Until it is known who is signed in. */
  | { readonly kind: "wait" }

const pass: Verdict = { kind: "pass" }

/** Judges an address of this site: its path, and a query that doesn't matter. Whoever is led elsewhere is judged there anew. */
export function guard(session: Session, address: string): Verdict {
  const path = address.replace(/[?#].*$/, "")
  const screen = screenOf(path)
  const [first, second = ""] = path.split("/").filter((segment) => segment !== "")
  // The guard's words are whole segments of the dashboard's own addresses, never of public content; a mail's link sets a password for anyone.
  if (!isDashboard(path) && first !== "user") return pass
  if (screen !== null && screenPath(screen) !== path) return redirect(screenPath(screen) + address.slice(path.length), null)
  if (session.kind === "unknown") return { kind: "wait" }
  // Where who has just signed in goes as well, so there is nothing to explain.
  if (first === "user" && session.kind === "signed-in") return redirect(returnTo(address.slice(path.length)), null)
  if (first === "user") return ofUserPath(second)
  if (session.kind === "signed-out") return redirect(loginFor(address), "login")
  if (isAdmin(viewerOf(session.profile))) return screen?.kind === "start" ? redirect(startPath, null) : pass
  return screen === null ? ofUnknown(second) : ofScreen(session.profile, screen)
}

/** Tells whether a path is the dashboard's: a screen's, or one below /admin/. Other pages are public. */
export function isDashboard(path: string): boolean {
  return screenOf(path) !== null || /^\/admin(\/|$)/.test(path)
}

function redirect(to: string, reason: Reason | null): Verdict {
  return { kind: "redirect", to, reason }
}

/** /user/ is nothing but the way to the login. */
function ofUserPath(rest: string): Verdict {
  return rest === "" ? redirect(loginPath, null) : pass
}

/** What lies below a list of admins is theirs as well, be it there or not; elsewhere the missing screen says that it is missing. */
function ofUnknown(list: string): Verdict {
  return Object.entries(lists).some(([name, who]) => name === list && who === "admin") ? redirect(startPath, "admins-list") : pass
}

function ofScreen(profile: Profile, screen: Screen): Verdict {
  if (screen.kind === "start") return redirect(startPath, null)
  if (screen.kind === "list") return lists[screen.of] === "admin" ? redirect(startPath, "admins-list") : pass
  const viewer = viewerOf(profile)
  if (screen.kind === "create")
    return mayWrite(viewer, "create", { type: editables[screen.of] }) ? pass : redirect(startPath, "admins-create")
  return mayWrite(viewer, "update", targetOf(profile, screen)) ? pass : instead(profile, screen.of)
}

/** Their own instead of someone else's. */
function instead({ uid, member }: Profile, of: Editable): Verdict {
  if (of === "people") return redirect(screenPath({ kind: "edit", of, id: uid }), "own-profile")
  if (of !== "member") return redirect(startPath, "admins-edit")
  return member === null ? redirect(startPath, "no-member") : redirect(screenPath({ kind: "edit", of, id: member.number }), "own-member")
}

function viewerOf({ uid, roles, member }: Profile): Viewer {
  // Being of the board opens no screen.
  return { uid, roles, isBoard: false, memberId: member?.id ?? null }
}

/** Addresses name things by number, the permission table the linked member page by its id. */
function targetOf({ member }: Profile, { of, id }: Extract<Screen, { readonly kind: "edit" }>) {
  const type = editables[of]
  if (of === "people") return { type, uid: id }
  return of === "member" && member?.number === id ? { type, uuid: member.id } : { type }
}
