import { visit } from "#support/browser/dashboard.tsx"
import { lists } from "#support/browser/screens/lists.ts"
import "#support/browser/dialogs.ts"
import { screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { aMember, anEntity } from "#support/entities.ts"
import { aServer } from "#support/server.ts"

const office = aMember({ label: "Atelier Linteau", fields: { field_region: "BE-BRU" } })

function aSite() {
  return aServer()
    .with(
      office,
      aMember({ label: "Huis & Haag", status: false, fields: { field_region: "BE-VLG" } }),
      anEntity("taxonomy_term--event_categories", { label: "Assembly", fields: { field_color: "#ffd400" } }),
    )
    .withAccount({ name: "claire", uid: 9, roles: ["administrator"], member: office })
    .withAccount({ name: "joris", uid: 8, isActive: false })
    .start()
}

test("members are filtered by region, and users by role and account", async () => {
  const user = userEvent.setup()
  const site = aSite()
  const { unmount } = await visit(site, "/admin/member/?region=BE-VLG", { as: "claire", screens: lists })
  expect(await screen.findByText("Huis & Haag")).toBeInTheDocument()
  expect(screen.queryByText("Atelier Linteau")).not.toBeInTheDocument()
  unmount()
  await visit(site, "/admin/people/", { as: "claire", screens: lists })
  await screen.findByRole("row", { name: /joris/ })
  await user.selectOptions(screen.getByRole("combobox", { name: "Role" }), "member")
  await waitFor(() => {
    expect(screen.queryByRole("row", { name: /claire/ })).not.toBeInTheDocument()
  })
  expect(screen.getByRole("row", { name: /joris/ })).toHaveTextContent("BlockedMember")
})

test("a term is made, renamed and given a colour in a dialog", async () => {
  const user = userEvent.setup()
  const site = aSite()
  await visit(site, "/admin/event-category/", { as: "claire", screens: lists })
  await user.click(await screen.findByRole("button", { name: "New category" }))
  await user.type(await screen.findByRole("textbox", { name: "Name" }), "Site visit")
  await user.click(screen.getByRole("button", { name: "Save" }))
  await user.click(await screen.findByRole("button", { name: "Site visit" }))
  const name = await screen.findByRole("textbox", { name: "Name in English" })
  await user.clear(name)
  await user.type(name, "Visit")
  await user.click(screen.getByRole("button", { name: "Save" }))
  expect(await screen.findByRole("button", { name: "Visit" })).toBeInTheDocument()
  const { body } = await site.read("/jsonapi/taxonomy_term/event_categories?sort=name")
  expect(body.data.map(({ attributes }) => [attributes.name, attributes.field_color])).toEqual([
    ["Assembly", "#ffd400"],
    ["Visit", "#767f84"],
  ])
})
