/** What signing in, the profile and lost passwords send over the wire. contract.md, Sign-in, Profile, Lost password. */

/** The client that the site is; it has no secret. */
export const siteClient = "g30-site"

/** What a token may be asked for: role names, of which those count that the account has. Without any a token can do nothing. */
export const scopes = ["authenticated", "contributor", "administrator"] as const
export type Scope = (typeof scopes)[number]

export function isScope(name: string): name is Scope {
  return scopes.some((scope) => scope === name)
}

export type TokenAnswer = {
  readonly token_type: "Bearer"
  /** Seconds that the access token is good for. */
  readonly expires_in: number
  readonly access_token: string
  readonly refresh_token: string
  /** The embedded server says whose tokens these are; with Drupal the access token's `sub` tells it. */
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
  /** Words for who signs in. */
  readonly error_description: string
  readonly hint?: string
}

type Value<T> = readonly { readonly value: T }[]
type Instant = readonly { readonly value: string; readonly format: string }[]

/** An account as Drupal's REST module gives it: every value a list. What the viewer may not know is absent. */
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
  readonly timezone?: Value<string>
  readonly status?: Value<boolean>
  /** The last sign-in; empty before the first. */
  readonly login?: Instant
  readonly created: Instant
  readonly changed: Instant
  readonly default_langcode: Value<boolean>
}

export type LostPassword = { readonly mail: string }

/** `name` is the user's name or mail address. */
export type PasswordReset = { readonly name: string; readonly temp_pass: string; readonly new_pass: string }

/** An answer in words; a blocked account gets a bare string in its place when it resets its password. */
export type Message = { readonly message: string }
