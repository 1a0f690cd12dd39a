import { combineReducers, configureStore, createListenerMiddleware } from "@reduxjs/toolkit"
import { awaitedSlice } from "#app/publishing/watch/awaited-slice.ts"
import { userSlice } from "#app/profile/user-slice.ts"
import { pendingSlice } from "#app/requests/pending-slice.ts"
import { refusalSlice } from "#app/requests/refusal-slice.ts"
import { authSlice } from "#app/tokens/auth-slice.ts"
import { persisted } from "#app/tokens/persistence.ts"
import type { TokenStorage } from "#app/tokens/token-storage.ts"
import { api, type BackEnd } from "#lib/api.ts"
import { heldTextSlice } from "./held-text-slice.ts"
import { noticeSlice } from "./notice-slice.ts"

export function makeStore(tokenStorage: TokenStorage, backEnd: BackEnd) {
  const listeners = createListenerMiddleware<State>()
  const store = configureStore({
    reducer: makeReducer(tokenStorage),
    middleware: (defaults) =>
      // redux-persist puts functions into its actions.
      defaults({ thunk: { extraArgument: backEnd }, serializableCheck: false, immutableCheck: false })
        .prepend(listeners.middleware)
        .concat(api.middleware),
    enhancers: (defaults) => defaults({ autoBatch: { type: "tick" } }),
    // Redux DevTools would show the tokens.
    devTools: false,
  })
  return { store, startListening: listeners.startListening }
}

function makeReducer(tokenStorage: TokenStorage) {
  return combineReducers({
    auth: persisted(authSlice.reducer, tokenStorage),
    user: userSlice.reducer,
    awaited: awaitedSlice.reducer,
    heldText: heldTextSlice.reducer,
    notice: noticeSlice.reducer,
    pendingRequests: pendingSlice.reducer,
    refusal: refusalSlice.reducer,
    api: api.reducer,
  })
}

export type State = ReturnType<ReturnType<typeof makeReducer>>
export type Store = ReturnType<typeof makeStore>["store"]
export type StartListening = ReturnType<typeof makeStore>["startListening"]
