import { createSlice, type PayloadAction } from "@reduxjs/toolkit"
import { refreshFailed } from "./auth-slice.ts"
import type { SessionNotice } from "#lib/session/session.ts"

type NoticeState = SessionNotice | null

export const noticeSlice = createSlice({
  name: "notice",
  initialState: (): NoticeState => null,
  reducers: {
    noticeShown: (_, { payload }: PayloadAction<SessionNotice>): NoticeState => payload,
    noticeWithdrawn: (state, { payload }: PayloadAction<SessionNotice>): NoticeState => (state === payload ? null : state),
    noticeClosed: (): NoticeState => null,
  },
  extraReducers: (builder) => builder.addCase(refreshFailed, (): NoticeState => "ended"),
  selectors: { selectNotice: (state) => state },
})

export const { noticeShown, noticeWithdrawn, noticeClosed } = noticeSlice.actions
export const { selectNotice } = noticeSlice.selectors
