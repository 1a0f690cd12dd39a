import { authSlice, loggedOut, loginFailed, loginRequested, refreshFailed, tokensReceived } from "#dashboard/session/slices/auth-slice.ts"

const tokens = { token: "a", refresh_token: "r", uid: "2", received: 0 }

test("auth is empty, loading, then has tokens or an error, and nothing after a logout", () => {
  const { reducer } = authSlice
  const before = reducer(undefined, { type: "start" })
  expect(before).toEqual({ status: "empty" })
  const asked = reducer(before, loginRequested())
  expect(asked).toEqual({ status: "loading" })
  const signedIn = reducer(asked, tokensReceived(tokens))
  expect(signedIn).toEqual({ status: "success", ...tokens })
  expect(reducer(asked, loginFailed())).toEqual({ status: "error" })
  expect(reducer(signedIn, refreshFailed())).toEqual({ status: "error" })
  expect(reducer(signedIn, loggedOut())).toEqual({ status: "empty" })
})
