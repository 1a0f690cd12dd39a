import { createSlice, type PayloadAction } from "@reduxjs/toolkit"

export type Tokens = {
  readonly token: string
  readonly refresh_token: string
  readonly uid: string
  /** Milliseconds of this device's clock; null if unknown. */
  readonly received: number | null
}

export type AuthState = { readonly status: "empty" | "loading" | "error" } | ({ readonly status: "success" } & Tokens)

export const authSlice = createSlice({
  name: "auth",
  initialState: (): AuthState => ({ status: "empty" }),
  reducers: {
    loginRequested: (): AuthState => ({ status: "loading" }),
    tokensReceived: (state, { payload }: PayloadAction<Tokens>): AuthState => ({ status: "success", ...payload }),
    loginFailed: (): AuthState => ({ status: "error" }),
    refreshFailed: (): AuthState => ({ status: "error" }),
    loggedOut: (): AuthState => ({ status: "empty" }),
  },
  selectors: {
    selectTokens: (state): Tokens | null => {
      if (state.status !== "success") return null
      const { token, refresh_token, uid, received } = state
      return { token, refresh_token, uid, received }
    },
  },
})

export const { loginRequested, tokensReceived, loginFailed, refreshFailed, loggedOut } = authSlice.actions
export const { selectTokens } = authSlice.selectors
