import "#support/browser/dialogs.ts"
import "fake-indexeddb/auto"
import { screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { visit } from "#support/browser/dashboard.tsx"
import { profile } from "#support/browser/screens/profile.ts"
import { userEditor } from "#support/browser/screens/user-editor.ts"
import { aMember, anArticle } from "#support/entities.ts"
import { aServer, type TestServer } from "#support/server.ts"

const practice = aMember({ label: "Noordzicht", id: 40 })

function aSite(session: object = {}) {
  // The browser compares the end of an invitation with its own clock.
  return aServer({ now: () => new Date(), session })
    .with(practice)
    .withAccount({ name: "claire", uid: 9, roles: ["administrator"], member: practice })
    .withAccount({ name: "joris", uid: 10, roles: ["contributor"] })
    .withAccount({ name: "tom", uid: 12 })
    .with(anArticle({ label: "Bricks", uid: 12 }), anArticle({ label: "Lime", uid: 12 }))
    .start()
}

const field = (name: string) => screen.getByLabelText(name)
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }))

async function accountOf(site: TestServer, name: string) {
  const authorization = await site.signIn("claire")
  const { data } = (await site.read(`/jsonapi/user/user?filter[name]=${name}`, { authorization })).body
  return data[0]
}

test("an admin invites a user, without typing a password, and can send the invitation again", async () => {
  const site = aSite()
  const { address, settle } = await visit(site, "/people/create/", { as: "claire", screens: userEditor })
  await userEvent.type(await screen.findByLabelText("Name"), "Noor")
  expect(field("Email")).toHaveAccessibleDescription("The invitation goes here. The link works for three days.")
  await userEvent.type(field("Email"), "noor@")
  await press("Invite")
  expect(await screen.findByText("This is not a complete email address.", { selector: "p" })).toBeInTheDocument()
  await userEvent.type(field("Email"), "example.org")
  await userEvent.selectOptions(field("Preferred language"), "French")
  await userEvent.click(screen.getByRole("radio", { name: /^Contributor/ }))
  await userEvent.type(screen.getByRole("combobox", { name: "Linked member" }), "noor")
  await userEvent.click(await screen.findByRole("option", { name: "Noordzicht" }))
  await press("Invite")
  await settle()
  await waitFor(() => {
    expect(address()).toMatch(/^\/people\/\d+\/edit\/$/)
  })
  expect(await screen.findByText(/^Invited\. The link that was sent to noor@example\.org works until/)).toBeInTheDocument()
  expect(site.mails.map(({ to }) => to)).toEqual(["noor@example.org"])
  const made = await accountOf(site, "Noor")
  expect(made?.attributes).toMatchObject({ mail: "noor@example.org", preferred_langcode: "fr", status: true })
  expect(made?.relationships.roles?.data).toMatchObject([{ meta: { drupal_internal__target_id: "contributor" } }])
  await press("Send the invitation again")
  await settle()
  expect(await screen.findByText(/^The invitation is on its way to noor@example\.org/)).toBeInTheDocument()
  expect(site.mails).toHaveLength(2)
})

test("the last active administrator is neither blocked, deleted nor demoted", async () => {
  const site = aSite()
  await visit(site, "/people/9/edit/", { as: "joris", screens: userEditor })
  const sentence = "claire is the last active administrator. Give someone else the role first."
  expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(1)
  expect(screen.getByRole("button", { name: "Block account" })).toBeDisabled()
  expect(screen.getByRole("button", { name: "Delete account" })).toBeDisabled()
  expect(screen.getByRole("radio", { name: /^Member/ })).toBeDisabled()
})

test("an admin's own number opens the profile, with role and linked member to read", async () => {
  await visit(aSite(), "/people/9/edit/", { as: "claire", screens: profile })
  expect(await screen.findByLabelText("Current password")).toBeInTheDocument()
  expect(screen.getByText("Administrator")).toBeInTheDocument()
  expect(await screen.findByRole("link", { name: "Noordzicht" })).toHaveAttribute("href", "/member/40/edit/")
  expect(screen.queryByRole("button", { name: "Block account" })).not.toBeInTheDocument()
})

test("while it isn't known how a server invites, no hint claims an email, and Retry finds out", async () => {
  let isDown = true
  const through: Parameters<typeof visit>[2] = {
    through: (network) => (request) =>
      isDown && request.method === "GET" && request.url.includes("/invitation?")
        ? Promise.resolve(new Response("", { status: 502 }))
        : network(request),
  }
  const created = await visit(aSite(), "/people/create/", { as: "claire", screens: userEditor, ...through })
  expect(await screen.findByLabelText("Email")).not.toHaveAccessibleDescription(/invitation/)
  created.unmount()
  const { settle } = await visit(aSite(), "/people/12/edit/", { as: "claire", screens: userEditor, ...through })
  expect(await screen.findByText("The state of the account could not be loaded.")).toBeInTheDocument()
  isDown = false
  await press("Retry")
  await settle()
  expect(screen.queryByText("The state of the account could not be loaded.")).not.toBeInTheDocument()
  expect(screen.getByText("Has never logged in.")).toBeInTheDocument()
})
