import "#support/browser/dialogs.ts"
import "fake-indexeddb/auto"
import { screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { axe } from "#support/axe.ts"
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

async function confirm(button: string): Promise<void> {
  const dialog = await screen.findByRole("alertdialog")
  await userEvent.click(within(dialog).getByRole("button", { name: button }))
}

test("an admin invites a user, without typing a password, and can send the invitation again", async () => {
  const site = aSite()
  const { address, container, settle } = await visit(site, "/people/create/", { as: "claire", screens: userEditor })
  await userEvent.type(await screen.findByLabelText("Name"), "Noor")
  expect(field("Email")).toHaveAccessibleDescription("The invitation goes here. The link works for three days.")
  expect(await axe(container)).toHaveNoViolations()
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
  expect(await axe(container)).toHaveNoViolations()
  expect(site.mails.map(({ to }) => to)).toEqual(["noor@example.org"])
  const made = await accountOf(site, "Noor")
  expect(made?.attributes).toMatchObject({ mail: "noor@example.org", preferred_langcode: "fr", status: true })
  expect(made?.relationships.roles?.data).toMatchObject([{ meta: { drupal_internal__target_id: "contributor" } }])
  await press("Send the invitation again")
  await settle()
  expect(await screen.findByText(/^The invitation is on its way to noor@example\.org/)).toBeInTheDocument()
  expect(site.mails).toHaveLength(2)
})

test("without a mail server an admin learns so, and gets a link to pass on", async () => {
  const site = aSite({ hasMailServer: false })
  const { container, settle } = await visit(site, "/people/create/", { as: "claire", screens: userEditor })
  await userEvent.type(await screen.findByLabelText("Name"), "Noor")
  await waitFor(() => {
    expect(field("Email")).toHaveAccessibleDescription(
      "No email server is set up, so nobody gets an email. Invite the user, then make a link and pass it on.",
    )
  })
  await userEvent.type(field("Email"), "noor@example.org")
  await press("Invite")
  await settle()
  expect(await screen.findByText(/no invitation was sent: make a link, and pass it on yourself\.$/)).toBeInTheDocument()
  expect(screen.queryByText(/was sent to/)).not.toBeInTheDocument()

  await press("Make a link")
  await settle()
  expect(await screen.findByText(/^Pass this link on\. It works once/)).toBeInTheDocument()
  const link = screen.getByLabelText<HTMLTextAreaElement>("Link to choose a password").value
  expect(link).toMatch(/^https:\/\/site\.example\/password-reset\/reset\/#name=noor%40example\.org&temp_pass=[\w-]{20}$/)
  expect(screen.getByRole("button", { name: "Copy the link" })).toBeInTheDocument()
  expect(await axe(container)).toHaveNoViolations()
  expect(JSON.stringify(site.log)).not.toContain(link.split("temp_pass=")[1])
})

test("a name and an address that are taken are refused at their fields", async () => {
  const site = aSite()
  const { settle } = await visit(site, "/people/create/", { as: "claire", screens: userEditor })
  await userEvent.type(await screen.findByLabelText("Name"), "tom")
  await userEvent.type(field("Email"), "joris@example.org")
  await press("Invite")
  await settle()
  expect(await screen.findByText("The username tom is already taken.", { selector: "p" })).toBeInTheDocument()
  expect(field("Email")).toBeInvalid()
})

test("blocking says what it means, and unblocking takes it back", async () => {
  const site = aSite()
  const { settle } = await visit(site, "/people/12/edit/", { as: "claire", screens: userEditor })
  await screen.findByRole("heading", { level: 1, name: "tom" })
  await press("Block account")
  expect(await screen.findByRole("alertdialog", { name: "Block tom?" })).toHaveTextContent("is logged out at once")
  await confirm("Block account")
  await settle()
  expect(await screen.findByText("Blocked")).toBeInTheDocument()
  expect((await accountOf(site, "tom"))?.attributes.status).toBe(false)
  await press("Unblock account")
  await confirm("Unblock account")
  await settle()
  expect(await screen.findByText("Active")).toBeInTheDocument()
  expect((await accountOf(site, "tom"))?.attributes.status).toBe(true)
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

test("someone else's change of the same field in the meantime is asked about", async () => {
  const site = aSite()
  const { settle } = await visit(site, "/people/12/edit/", { as: "claire", screens: userEditor })
  await userEvent.type(await screen.findByLabelText("Name"), " h")
  const tom = await accountOf(site, "tom")
  const sent = await site.fetch(`/jsonapi/user/user/${tom?.id ?? ""}`, {
    method: "PATCH",
    headers: { authorization: await site.signIn("joris"), "content-type": "application/vnd.api+json" },
    body: JSON.stringify({ data: { type: "user--user", id: tom?.id, attributes: { name: "Tom Huygens" } } }),
  })
  expect(sent.status).toBe(200)
  await press("Save")
  await settle()
  expect(await screen.findByRole("alertdialog", { name: "Someone else saved this in the meantime" })).toHaveTextContent("Tom Huygens")
})

test("an admin's own number opens the profile, with role and linked member to read", async () => {
  await visit(aSite(), "/people/9/edit/", { as: "claire", screens: profile })
  expect(await screen.findByLabelText("Current password")).toBeInTheDocument()
  expect(screen.getByText("Administrator")).toBeInTheDocument()
  expect(await screen.findByRole("link", { name: "Noordzicht" })).toHaveAttribute("href", "/member/40/edit/")
  expect(screen.queryByRole("button", { name: "Block account" })).not.toBeInTheDocument()
})
