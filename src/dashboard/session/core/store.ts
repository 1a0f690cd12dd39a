import { combineSlices, configureStore, createListenerMiddleware, type Reducer } from "@reduxjs/toolkit"
import { api, type BackEnd } from "#dashboard/session/core/api.ts"
import { authSlice } from "../slices/auth-slice.ts"
import { heldTextSlice } from "../slices/held-text-slice.ts"
import { noticeSlice } from "../slices/notice-slice.ts"
import { pendingSlice } from "../slices/pending-slice.ts"
import { refusalSlice } from "../slices/refusal-slice.ts"
import { userSlice } from "../slices/user-slice.ts"
import { ignoredActions, persisted } from "./persistence.ts"
import type { TokenStorage } from "./token-storage.ts"

export type OtherSlice = { readonly reducerPath: string; readonly reducer: Reducer }

export function makeStore(tokenStorage: TokenStorage, backEnd: BackEnd, others: readonly OtherSlice[]) {
  const listeners = createListenerMiddleware<RootState>()
  const reducer = makeReducer(tokenStorage)
  for (const slice of others) reducer.inject(slice)
  const store = configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: backEnd }, serializableCheck: { ignoredActions } })
        .prepend(listeners.middleware)
        .concat(api.middleware),
    enhancers: (defaults) => defaults({ autoBatch: { type: "tick" } }),
    // Redux DevTools would show the tokens.
    devTools: false,
  })
  return { store, startListening: listeners.startListening }
}

function makeReducer(tokenStorage: TokenStorage) {
  const auth = persisted(authSlice.reducer, tokenStorage)
  return combineSlices({ auth }, userSlice, heldTextSlice, noticeSlice, pendingSlice, refusalSlice, api)
}

export type RootState = ReturnType<ReturnType<typeof makeReducer>>
export type Store = ReturnType<typeof makeStore>["store"]
export type StartListening = ReturnType<typeof makeStore>["startListening"]
