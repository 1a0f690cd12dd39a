import { viewerOf } from "../profile/profile.ts"
import { isAdmin, mayWrite } from "#contract/permissions.ts"
import { splitLanguage } from "#contract/languages.ts"
import type { Langcode } from "#contract/fields.ts"
import { editables, lists, screenOf, screenPath, type Editable, type Screen } from "#contract/screens.ts"
import type { Reason } from "#lib/session/reason.ts"
import { loginFor, loginPath, returnTo, startPath } from "#lib/session/return-to.ts"
import type { Profile, Session } from "#lib/session/session.ts"

export type Verdict =
  | { readonly kind: "pass" }
  | { readonly kind: "redirect"; readonly to: string; readonly reason: Reason | null }
  | { readonly kind: "wait" }

const pass: Verdict = { kind: "pass" }

/** A redirect has the language of the address (docs/product.md, 'Screens'). */
export function guard(session: Session, address: string): Verdict {
  const path = address.replace(/[?#].*$/s, "")
  const screen = screenOf(path)
  const { language, path: inner } = splitLanguage(path)
  const [first, second = ""] = inner.split("/").filter((segment) => segment !== "")
  if (!isDashboard(path) && first !== "user") return pass
  if (screen !== null && screenPath(screen, language) !== path)
    return redirect(screenPath(screen, language) + address.slice(path.length), null)
  if (session.kind === "unknown") return { kind: "wait" }
  // A login comes this way too, so there is no reason to show.
  if (first === "user" && session.kind === "signed-in")
    return redirect(returnTo(address.slice(path.length), session.profile.langcode), null)
  if (first === "user") return second === "" ? redirect(loginPath(language), null) : pass
  if (session.kind === "signed-out") return redirect(loginFor(address), "login")
  if (isAdmin(viewerOf(session.profile))) return screen?.kind === "start" ? redirect(startPath(language), null) : pass
  return screen === null ? judgeUnknown(second, language) : judgeScreen(session.profile, screen, language)
}

export function isDashboard(path: string): boolean {
  return screenOf(path) !== null || /^\/admin(\/|$)/.test(splitLanguage(path).path)
}

function redirect(to: string, reason: Reason | null): Verdict {
  return { kind: "redirect", to, reason }
}

/** Addresses without a screen below a list for admins are for admins too. Others are not found. */
function judgeUnknown(list: string, language: Langcode): Verdict {
  return Object.entries(lists).some(([name, who]) => name === list && who === "admin") ? redirect(startPath(language), "admins-list") : pass
}

function judgeScreen(profile: Profile, screen: Screen, language: Langcode): Verdict {
  if (screen.kind === "start") return redirect(startPath(language), null)
  if (screen.kind === "list") return lists[screen.of] === "admin" ? redirect(startPath(language), "admins-list") : pass
  const viewer = viewerOf(profile)
  if (screen.kind === "create")
    return mayWrite(viewer, "create", { type: editables[screen.of] }) ? pass : redirect(startPath(language), "admins-create")
  return mayWrite(viewer, "update", targetOf(profile, screen)) ? pass : ownScreen(profile, screen.of, language)
}

function ownScreen({ uid, member }: Profile, of: Editable, language: Langcode): Verdict {
  if (of === "people") return redirect(screenPath({ kind: "edit", of, id: uid }, language), "own-profile")
  if (of !== "member") return redirect(startPath(language), "admins-edit")
  return member === null
    ? redirect(startPath(language), "no-member")
    : redirect(screenPath({ kind: "edit", of, id: member.number }, language), "own-member")
}

/** An address names a member page by its number, the permission table by its id. */
function targetOf({ member }: Profile, { of, id }: Extract<Screen, { readonly kind: "edit" }>) {
  const type = editables[of]
  if (of === "people") return { type, uid: id }
  return of === "member" && member?.number === id ? { type, uuid: member.id } : { type }
}
