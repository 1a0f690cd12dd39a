/** Text that is being edited outlives its session: a login is asked for in place, and then the waiting calls go on as the same user. */
import { createAction, createSlice, type PayloadAction } from "@reduxjs/toolkit"
import type { Tokens } from "#app/tokens/auth-slice.ts"
import type { Profile } from "#lib/session/session.ts"

type HeldTextState = {
  /** For each edit under way the id of its user. */
  readonly editors: readonly number[]
  /** Whose session was lost during an edit. They stay on screen until the login that is asked for is answered. */
  readonly lost: Profile | null
}

/** Somebody logged in, or (null) the user declined. */
export const loginAnswered = createAction<Tokens | null>("heldText/loginAnswered")

export const heldTextSlice = createSlice({
  name: "heldText",
  initialState: (): HeldTextState => ({ editors: [], lost: null }),
  reducers: {
    editStarted: ({ editors, lost }, { payload: uid }: PayloadAction<number>): HeldTextState => ({ editors: [...editors, uid], lost }),
    editEnded: ({ editors, lost }, { payload: uid }: PayloadAction<number>): HeldTextState => ({
      editors: editors.toSpliced(editors.indexOf(uid), 1),
      lost,
    }),
    sessionLost: (state, { payload: profile }: PayloadAction<Profile>): HeldTextState =>
      state.lost === null && state.editors.includes(profile.uid) ? { ...state, lost: profile } : state,
  },
  extraReducers: (builder) => builder.addCase(loginAnswered, ({ editors }): HeldTextState => ({ editors, lost: null })),
  selectors: {
    selectHasEdits: ({ editors }, uid: number) => editors.includes(uid),
    selectLostProfile: ({ lost }) => lost,
  },
})

export const { editStarted, editEnded, sessionLost } = heldTextSlice.actions
export const { selectHasEdits, selectLostProfile } = heldTextSlice.selectors
