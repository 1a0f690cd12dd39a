import { visit } from "#support/browser/dashboard.tsx"
import { act, waitFor } from "@testing-library/react"
import { GuardUserPaths } from "#dashboard/session/guard/use-guard.tsx"
import { passwordFor } from "#support/accounts.ts"
import { aServer } from "#support/server.ts"

const server = aServer().withAccount({ name: "ines" }).start()
const show = <GuardUserPaths />

test.each([
  ["/user/login/", "/admin/post/"],
  ["/user/login/?next=%2Fadmin%2Fagenda%2F", "/admin/agenda/"],
  ["/user/login/?next=%2F%2Fevil.example%2Fadmin%2Fpost%2F", "/admin/post/"],
  ["/user", "/admin/post/"],
  ["/user/", "/admin/post/"],
  ["/user/foo/", "/admin/post/"],
  ["/user/12/", "/admin/post/"],
  ["/user/login/more/", "/admin/post/"],
])("a signed-in user who opens %s goes on to %s", async (login, to) => {
  const { address } = await visit(server, login, { as: "ines", show })
  await waitFor(() => {
    expect(address()).toBe(to)
  })
})

test.each(["/", "/about-us/", "/password-reset/reset/?name=ines", "/users/", "/user-stories/"])(
  "a signed-in user stays at %s",
  async (path) => {
    const { address, settle } = await visit(server, path, { as: "ines", show })
    await settle()
    expect(address()).toBe(path)
  },
)

test.each(["/user/foo/", "/user/12/", "/user/login/"])("a signed-out visitor stays at %s", async (path) => {
  const { address, settle } = await visit(server, path, { show })
  await settle()
  expect(address()).toBe(path)
})

test("a user goes on from the login when they have signed in, and not before", async () => {
  const { tab, address, settle } = await visit(server, "/user/login/?next=%2Fadmin%2Fagenda%2F", { show })
  await settle()
  expect(address()).toContain("/user/login/")
  localStorage.setItem("persist:auth", "refresh_token")
  window.dispatchEvent(new StorageEvent("storage"))
  await act(async () => {
    await tab.signIn({ username: "ines", password: passwordFor("ines") })
  })
  await waitFor(() => {
    expect(address()).toBe("/admin/agenda/")
  })
})

test.each([
  ["login", undefined],
  ["refused-read", "refused-read"],
])("the redirect from the login turns the reason %s into %s", async (reason, kept) => {
  window.history.replaceState({ reason }, "", "/user/login/")
  const { address } = await visit(server, "/user/login/", { as: "ines", show, state: { reason } })
  await waitFor(() => {
    expect(address()).toBe("/admin/post/")
  })
  expect(window.history.state).toEqual(expect.objectContaining({ reason: kept }))
})
