import { createSlice, type PayloadAction } from "@reduxjs/toolkit"

export type Tokens = {
  readonly token: string
  readonly refresh_token: string
  /** Drupal's user id. */
  readonly uid: string
  /** When they came, on this device's clock; null where nobody knows. */
  readonly received: number | null
}

/** Specification, 4: Auth status. */
export type AuthState = { readonly status: "empty" | "loading" | "error" } | ({ readonly status: "success" } & Tokens)

export const authSlice = createSlice({
  name: "auth",
  initialState: (): AuthState => ({ status: "empty" }),
  reducers: {
    loginRequested: (): AuthState => ({ status: "loading" }),
    /** By a login, by a refresh, or from another tab. */
    tokensReceived: (state, { payload }: PayloadAction<Tokens>): AuthState => ({ status: "success", ...payload }),
    loginFailed: (): AuthState => ({ status: "error" }),
    refreshFailed: (): AuthState => ({ status: "error" }),
    loggedOut: (): AuthState => ({ status: "empty" }),
  },
  selectors: {
    /** The tokens of the user who is signed in. */
    selectTokens: (state): Tokens | null => {
      if (state.status !== "success") return null
      const { token, refresh_token, uid, received } = state
      return { token, refresh_token, uid, received }
    },
  },
})

export const { loginRequested, tokensReceived, loginFailed, refreshFailed, loggedOut } = authSlice.actions
export const { selectTokens } = authSlice.selectors
