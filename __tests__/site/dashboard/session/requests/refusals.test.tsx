/** docs/product.md, 'A 401' and 'A 403'. */
import "#support/browser/dialogs.ts"
import { act, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import type { Network } from "#support/browser/adapter.ts"
import { visit } from "#support/browser/dashboard.tsx"
import { lists } from "#support/browser/screens/lists.ts"
import { profile } from "#support/browser/screens/profile.ts"
import { aServer } from "#support/server.ts"
import { endAccess, endSessions } from "#support/requests/sessions.ts"

const page = <h1>A public page</h1>
const words = "Only Claire may do that."
const call = "/jsonapi/node/page"

/** A network that refuses one address. */
function refusing(status: number, body: object = { message: words }) {
  return (network: Network): Network =>
    (sent) =>
      sent.url.startsWith(call) ? Promise.resolve(Response.json(body, { status })) : network(sent)
}

const aSite = () => aServer().withAccount({ name: "ines", uid: 7 }).start()
const notice = () => screen.getByRole("status", { name: "Session" })

describe("a 403", () => {
  test.each([
    ["get", "The server refused to show that"],
    ["post", "The server refused to save that"],
    ["patch", "The server refused to save that"],
    ["delete", "The server refused to delete that"],
  ] as const)("to a %s of a screen leads to the publications, where a notice says what was refused and why", async (method, what) => {
    const { tab, address, settle } = await visit(aSite(), "/people/7/edit/", {
      as: "ines",
      screens: { ...lists, ...profile },
      through: refusing(403),
    })
    await act(() => tab.http.request({ url: call, method }).catch(() => undefined))
    await settle()
    await waitFor(() => {
      expect(address()).toBe("/admin/post/")
    })
    expect(await screen.findByText(`${what}: ${words}`)).toBeInTheDocument()
    expect(screen.queryByText(/Your session has ended/)).not.toBeInTheDocument()
    expect(tab.session()).toMatchObject({ kind: "signed-in" })
  })

  test("with unsaved text shows a notice in place, and the user stays until they leave", async () => {
    const { tab, address, settle } = await visit(aSite(), "/people/7/edit/", {
      as: "ines",
      screens: { ...lists, ...profile },
      through: refusing(403),
    })
    tab.holdText(7)
    await act(() => tab.http.patch(call).catch(() => undefined))
    await settle()
    expect(address()).toBe("/people/7/edit/")
    expect(notice()).toHaveTextContent(`The server refused to save that: ${words}`)
    await userEvent.click(screen.getByRole("link", { name: "Go to the publications" }))
    await waitFor(() => {
      expect(address()).toBe("/admin/post/")
    })
  })

  test("on a public page shows a notice there", async () => {
    const { tab, address, settle } = await visit(aSite(), "/members/", { as: "ines", show: page, through: refusing(403) })
    await act(() => tab.http.get(call).catch(() => undefined))
    await settle()
    expect(address()).toBe("/members/")
    expect(notice()).toHaveTextContent(`The server refused to show that: ${words}`)
  })

  test("without words of the server has our own", async () => {
    const { tab, settle } = await visit(aSite(), "/", { as: "ines", show: page, through: refusing(403, {}) })
    await act(() => tab.http.get(call).catch(() => undefined))
    await settle()
    expect(notice()).toHaveTextContent("The server refused to show that: you are not allowed to do it.")
  })
})

describe("a 401", () => {
  test("leads to one refresh and one retry, and the user notices nothing", async () => {
    const server = aSite()
    const { tab, browser, address } = await visit(server, "/admin/post/", { as: "ines", screens: { ...lists, ...profile } })
    endAccess(server)
    const before = browser.asked(call).length
    await act(async () => {
      expect((await tab.http.get<unknown>(call)).status).toBe(200)
    })
    expect(
      browser
        .asked(call)
        .slice(before)
        .map(({ status }) => status),
    ).toEqual([401, 200])
    expect(browser.asked("grant_type=refresh_token")).toHaveLength(1)
    expect(address()).toBe("/admin/post/")
  })

  test("with a failed refresh leads from a screen to the login, which says why", async () => {
    const server = aSite()
    const { tab, address, settle } = await visit(server, "/people/7/edit/", { as: "ines", screens: { ...lists, ...profile } })
    endSessions(server)
    await act(() => tab.http.get(call).catch(() => undefined))
    await settle()
    expect(tab.session()).toEqual({ kind: "signed-out" })
    await waitFor(() => {
      expect(address()).toBe("/user/login/?next=%2Fpeople%2F7%2Fedit%2F")
    })
    await waitFor(() => {
      expect(notice()).toBeEmptyDOMElement()
    })
  })

  test("with a failed refresh asks for the login over unsaved text, and says it once", async () => {
    const server = aSite()
    const { tab, settle } = await visit(server, "/people/7/edit/", { as: "ines", screens: { ...lists, ...profile } })
    tab.holdText(7)
    endSessions(server)
    void tab.http.get(call).catch(() => undefined)
    await settle()
    expect(await screen.findByRole("dialog", { name: "Your session has ended" })).toBeInTheDocument()
    expect(notice()).toBeEmptyDOMElement()
  })

  test("with a failed refresh leaves the user on a public page, and offers the login", async () => {
    const server = aSite()
    const { tab, address, settle } = await visit(server, "/members/", { as: "ines", show: page })
    endSessions(server)
    await act(() => tab.http.get(call).catch(() => undefined))
    await settle()
    expect(tab.session()).toEqual({ kind: "signed-out" })
    expect(address()).toBe("/members/")
    expect(notice()).toHaveTextContent("Your session has ended. Log in to go on.")
    expect(screen.getByRole("link", { name: "Log in" })).toHaveAttribute("href", "/user/login/")
  })

  test.each([
    ["/people/7/edit/", "/user/login/?next=%2Fpeople%2F7%2Fedit%2F"],
    ["/members/", "/user/login/"],
  ])("to the retry logs out, and leads from %s to %s", async (path, login) => {
    const { tab, browser, address, settle } = await visit(aSite(), path, {
      as: "ines",
      screens: { ...lists, ...profile },
      through: refusing(401),
      ...(path === "/members/" && { show: page }),
    })
    await act(() => tab.http.get(call).catch(() => undefined))
    await settle()
    expect(browser.asked(call)).toHaveLength(2)
    expect(browser.asked("grant_type=refresh_token")).toHaveLength(1)
    expect(tab.session()).toEqual({ kind: "signed-out" })
    await waitFor(() => {
      expect(address()).toBe(login)
    })
  })

  test("to the retry asks for the login in place where text is being edited", async () => {
    const { tab, address, settle } = await visit(aSite(), "/people/7/edit/", {
      as: "ines",
      screens: { ...lists, ...profile },
      through: refusing(401),
    })
    tab.holdText(7)
    await act(() => tab.http.patch(call).catch(() => undefined))
    await settle()
    expect(tab.loginWanted()).toMatchObject({ uid: 7 })
    expect(address()).toBe("/people/7/edit/")
  })
})
