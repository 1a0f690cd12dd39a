import { createSelector, createSlice, type PayloadAction } from "@reduxjs/toolkit"
import { loggedOut, loginFailed, loginRequested, refreshFailed, tokensReceived } from "#app/tokens/auth-slice.ts"
import { profileOf, type UserProfile } from "./profile.ts"

/** A known profile stays while it is loaded again. */
export type UserState =
  | { readonly status: "empty" | "error" }
  | { readonly status: "loading"; readonly profile: UserProfile | null }
  | { readonly status: "success"; readonly profile: UserProfile }

export const userSlice = createSlice({
  name: "user",
  initialState: (): UserState => ({ status: "empty" }),
  reducers: {
    profileRequested: (state): UserState => ({ status: "loading", profile: knownProfile(state) }),
    profileReceived: (state, { payload }: PayloadAction<UserProfile>): UserState => {
      const known = knownProfile(state)
      // An equal profile stays the same object, so that nothing renders again.
      return { status: "success", profile: known !== null && JSON.stringify(known) === JSON.stringify(payload) ? known : payload }
    },
    profileDelayed: (state): UserState => {
      const known = knownProfile(state)
      return known === null ? { status: "loading", profile: null } : { status: "success", profile: known }
    },
    profileFailed: (): UserState => ({ status: "error" }),
  },
  extraReducers: (builder) => {
    const clear = (): UserState => ({ status: "empty" })
    for (const ended of [loginRequested, loginFailed, refreshFailed, loggedOut]) builder.addCase(ended, clear)
    builder.addCase(tokensReceived, (state, { payload }): UserState => {
      const known = knownProfile(state)
      return known !== null && String(known.uid[0].value) === payload.uid ? state : { status: "empty" }
    })
  },
  selectors: { selectUserProfile: knownProfile },
})

export const { profileRequested, profileReceived, profileDelayed, profileFailed } = userSlice.actions
export const { selectUserProfile } = userSlice.selectors
export const selectProfile = createSelector([selectUserProfile], (known) => (known === null ? null : profileOf(known)))

function knownProfile(state: UserState): UserProfile | null {
  return state.status === "loading" || state.status === "success" ? state.profile : null
}
