import type { ComponentType } from "react"
import type { Store } from "@reduxjs/toolkit"
import type { BackEndFeature } from "#contract/back-end-features.ts"
import type { Langcode, Role } from "#contract/fields.ts"
import type { FirstAdministrator, LostPassword, PasswordReset } from "#contract/session.ts"
import type { Version } from "../content/versions.ts"
import type { Outcome } from "./problem.ts"

export type Profile = {
  readonly uid: number
  readonly name: string
  readonly mail: string | null
  readonly roles: readonly Role[]
  /** Edit addresses have the linked member page's number, the API its id. */
  readonly member: { readonly number: number; readonly id: string } | null
  readonly langcode: Langcode
  /** Is null if the back end has no mails about late changes of events. */
  readonly wantsMails: boolean | null
  /** Is null on a Drupal without our module, on which the dashboard doesn't work. */
  readonly features: readonly BackEndFeature[] | null
}

export type Session =
  /** The session is unknown until storage is read, and in the built page. */
  { readonly kind: "unknown" } | { readonly kind: "signed-out" } | { readonly kind: "signed-in"; readonly profile: Profile }

/** This code loads for a sign-in (src/dashboard/app.tsx). */
export type App = SessionApp & {
  readonly store: Store
  readonly DashboardMenu: ComponentType<DashboardProps>
  readonly DashboardSheet: ComponentType<DashboardProps & { readonly onChoose: () => void }>
  readonly Overlays: ComponentType
}

export type DashboardProps = {
  readonly profile: Profile
  /** The page exists in these languages. */
  readonly versions: readonly Version[]
}

export type SessionApp = {
  /** Resolves once storage is read: from then on no session is unknown. */
  readonly ready: Promise<void>
  readonly session: () => Session
  readonly notice: () => SessionNotice | null
  readonly subscribe: (listener: () => void) => () => void

  readonly signIn: (login: Login) => Promise<Outcome<Profile>>
  readonly signOut: () => Promise<void>
  readonly lostPassword: (request: LostPassword) => Promise<Outcome<string>>
  readonly resetPassword: (reset: PasswordReset) => Promise<Outcome<string>>
  readonly makeFirstAdministrator: (account: FirstAdministrator) => Promise<Outcome<string>>
  /** A problem names refused fields as `ProfileChanges` does. */
  readonly saveProfile: (changes: ProfileChanges) => Promise<Outcome<Profile>>
  /** The user edits text, so a lost session asks for a login in place. Returns a function that ends it. */
  readonly holdText: (uid: number) => () => void
}

export type Login = { readonly username: string; readonly password: string }
export type ExpectedUser = { readonly uid: number; readonly name: string; readonly mail: string | null }
/** `memory`: the browser's storage is full, blocked or corrupt. `ended`: the server ended the session. */
export type SessionNotice = "memory" | "ended" | "offline"

/** A new mail address or password needs the present password. */
export type ProfileChanges = {
  readonly name?: string
  readonly mail?: string
  readonly password?: string
  readonly currentPassword?: string
  readonly langcode?: Langcode
  readonly wantsMails?: boolean
}
