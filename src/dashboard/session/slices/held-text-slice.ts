import { createAction, createSlice, type PayloadAction } from "@reduxjs/toolkit"
import type { Tokens } from "./auth-slice.ts"
import type { Profile } from "#lib/session/session.ts"

type HeldTextState = {
  readonly editors: readonly number[]
  /** This user's session was lost during an edit. It is null once the dialog that asks for a login is answered. */
  readonly lostProfile: Profile | null
}

/** Without tokens, the user has declined the login. */
export const loginAnswered = createAction<Tokens | null>("heldText/loginAnswered")

/** Text in an editor outlives its session: a dialog asks for the login, then the waiting calls continue as the same user. */
export const heldTextSlice = createSlice({
  name: "heldText",
  initialState: (): HeldTextState => ({ editors: [], lostProfile: null }),
  reducers: {
    editStarted: ({ editors, lostProfile }, { payload: uid }: PayloadAction<number>): HeldTextState => ({
      editors: [...editors, uid],
      lostProfile,
    }),
    editEnded: ({ editors, lostProfile }, { payload: uid }: PayloadAction<number>): HeldTextState => ({
      editors: editors.toSpliced(editors.indexOf(uid), 1),
      lostProfile,
    }),
    sessionLost: (state, { payload: profile }: PayloadAction<Profile>): HeldTextState =>
      state.lostProfile === null && state.editors.includes(profile.uid) ? { ...state, lostProfile: profile } : state,
  },
  extraReducers: (builder) => builder.addCase(loginAnswered, ({ editors }): HeldTextState => ({ editors, lostProfile: null })),
  selectors: {
    selectHasEdits: ({ editors }, uid: number) => editors.includes(uid),
    selectLostProfile: ({ lostProfile }) => lostProfile,
  },
})

export const { editStarted, editEnded, sessionLost } = heldTextSlice.actions
export const { selectHasEdits, selectLostProfile } = heldTextSlice.selectors
