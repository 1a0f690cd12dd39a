import { combineReducers, configureStore } from "@reduxjs/toolkit"
import { authSlice, type Tokens } from "#app/tokens/auth-slice.ts"
import { persisted, type Keeper } from "#app/tokens/persistence.ts"
import { userSlice } from "#app/profile/user-slice.ts"

export function makeStore(keeper: Keeper) {
  return configureStore({
    reducer: combineReducers({ auth: persisted(authSlice.reducer, keeper), user: userSlice.reducer }),
    // Types say what is in here, and redux-persist's own actions carry functions.
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }),
    // The tokens are nobody's to look at.
    devTools: false,
  })
}

export type Store = ReturnType<typeof makeStore>
export type State = ReturnType<Store["getState"]>

/** The tokens of who is signed in. */
export function selectTokens({ auth }: Pick<State, "auth">): Tokens | null {
  if (auth.status !== "success") return null
  const { token, refresh_token, uid, received } = auth
  return { token, refresh_token, uid, received }
}
