import { createSlice, type PayloadAction } from "@reduxjs/toolkit"
import { loggedOut, loginFailed, loginRequested, refreshFailed, tokensReceived } from "./auth-slice.ts"
import type { Profile } from "#lib/session/session.ts"

/** The id is JSON:API's, if the back end shows it. */
export type Account = { readonly id: string | null; readonly profile: Profile }

export type UserState =
  | { readonly status: "empty" | "error" }
  | { readonly status: "loading"; readonly account: Account | null }
  | { readonly status: "success"; readonly account: Account }

export const userSlice = createSlice({
  name: "user",
  initialState: (): UserState => ({ status: "empty" }),
  reducers: {
    profileRequested: (state): UserState => ({ status: "loading", account: accountIn(state) }),
    profileReceived: (state, { payload }: PayloadAction<Account>): UserState => {
      const account = accountIn(state)
      // An equal account stays the same object, so that nothing renders again.
      return { status: "success", account: account !== null && JSON.stringify(account) === JSON.stringify(payload) ? account : payload }
    },
    profileDelayed: (state): UserState => {
      const account = accountIn(state)
      return account === null ? { status: "loading", account } : { status: "success", account }
    },
    profileFailed: (): UserState => ({ status: "error" }),
  },
  extraReducers: (builder) => {
    const clear = (): UserState => ({ status: "empty" })
    for (const ended of [loginRequested, loginFailed, refreshFailed, loggedOut]) builder.addCase(ended, clear)
    builder.addCase(tokensReceived, (state, { payload }): UserState => {
      const uid = accountIn(state)?.profile.uid
      return uid !== undefined && String(uid) === payload.uid ? state : { status: "empty" }
    })
  },
  selectors: { selectAccount: accountIn, selectProfile: (state) => accountIn(state)?.profile ?? null },
})

export const { profileRequested, profileReceived, profileDelayed, profileFailed } = userSlice.actions
export const { selectAccount, selectProfile } = userSlice.selectors

function accountIn(state: UserState): Account | null {
  return state.status === "loading" || state.status === "success" ? state.account : null
}
