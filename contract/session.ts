import type { BackEndFeature } from "./back-end-features.ts"

export const siteClient = "g30-site"

/** A token without scopes can do nothing. */
export const scopes = ["authenticated", "contributor", "administrator"] as const
type Scope = (typeof scopes)[number]

export function isScope(name: string): name is Scope {
  return scopes.some((scope) => scope === name)
}

export type TokenAnswer = {
  readonly token_type: "Bearer"
  readonly expires_in: number
  readonly access_token: string
  readonly refresh_token: string
  /** Only the embedded server sends it. Drupal names the user in `sub` of the access token. */
  readonly user_id?: string
}

export type TokenError = {
  readonly error:
    | "invalid_request"
    | "invalid_client"
    | "invalid_grant"
    | "invalid_scope"
    | "unsupported_grant_type"
    | "flood_user_blocked"
    | "flood_ip_blocked"
  readonly error_description: string
  readonly hint?: string
}

type Value<T> = readonly { readonly value: T }[]
type Instant = readonly { readonly value: string; readonly format: string }[]

/** Drupal's REST module sends accounts so. Values that the viewer may not know are absent. */
export type Profile = {
  readonly uid: Value<number>
  readonly uuid: Value<string>
  readonly name: Value<string>
  readonly mail?: Value<string>
  readonly roles?: readonly { readonly target_id: string; readonly target_type: "user_role"; readonly target_uuid: string }[]
  readonly field_member: readonly {
    readonly target_id: number
    readonly target_type: "node"
    readonly target_uuid: string
    readonly url: string
  }[]
  readonly langcode: Value<string>
  readonly preferred_langcode?: Value<string>
  readonly preferred_admin_langcode?: readonly never[]
  /** A Drupal without the field sends none. */
  readonly field_mail_changes?: Value<boolean>
  /** A Drupal without our module sends none. */
  readonly g30_features?: Value<BackEndFeature>
  readonly timezone?: Value<string>
  readonly status?: Value<boolean>
  readonly login?: Instant
  readonly created: Instant
  readonly changed: Instant
  readonly default_langcode: Value<boolean>
}

export type LostPassword = { readonly mail: string }

export type PasswordReset = { readonly name: string; readonly temp_pass: string; readonly new_pass: string }

/** When a blocked account resets its password, Drupal sends a bare string instead. */
export type Message = { readonly message: string }

/** Without a mail server, an admin gets the link of an invitation and passes it on. */
export type InvitationWay = { readonly isMailed: boolean }
export type Invitation = Message & { readonly link?: string }

/** Times are RFC 3339. */
export type UserCalendar = {
  readonly address: string | null
  readonly created: string | null
  /** A calendar program last asked at this time, to about ten minutes. */
  readonly fetched: string | null
}

export type FirstAdministrator = { readonly temp_pass: string; readonly name: string; readonly mail: string; readonly pass: string }
