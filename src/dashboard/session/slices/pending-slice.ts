import { createSlice } from "@reduxjs/toolkit"

export const pendingSlice = createSlice({
  name: "pendingRequests",
  initialState: 0,
  reducers: {
    requestStarted: (count) => count + 1,
    requestEnded: (count) => count - 1,
  },
  selectors: { selectPending: (count) => count },
})

export const { requestStarted, requestEnded } = pendingSlice.actions
export const { selectPending } = pendingSlice.selectors
