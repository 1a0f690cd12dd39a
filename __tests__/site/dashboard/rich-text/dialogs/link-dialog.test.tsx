import "#support/browser/dialogs.ts"
import "fake-indexeddb/auto"
import { configure, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { visit } from "#support/browser/dashboard.tsx"
import { editor } from "#support/browser/screens/editor.ts"
import { fakeTextBoxes } from "#support/browser/text-boxes.ts"
import { aSiteOf } from "#support/contributor-site.ts"
import { anArticle, aText } from "#support/entities.ts"

// The first test compiles the editor, which it loads on demand.
configure({ asyncUtilTimeout: 20_000 })

async function openDialog() {
  fakeTextBoxes()
  const site = aSiteOf(
    anArticle({ label: "Bricks", id: 50, alias: "/post/bricks", fields: { body: aText("<p>See </p>", "") } }),
    anArticle({ label: "Lime mortar", id: 51, alias: "/post/lime-mortar" }),
    anArticle({ label: "Lime wash", id: 52, alias: "/post/lime-wash" }),
  )
  await visit(site, "/post/50/edit/", { as: "claire", screens: editor })
  const toolbar = within(await screen.findByRole("toolbar", { name: "Text formatting" }))
  await userEvent.click(toolbar.getByRole("button", { name: "Link" }))
  const dialog = await screen.findByRole("dialog", { name: "Link" })
  return { dialog, address: within(dialog).getByRole("combobox", { name: "Address or title" }) }
}

test("words, ArrowDown and Enter choose the page that was found, whose title becomes the words of the link", async () => {
  const { dialog, address } = await openDialog()
  await userEvent.type(address, "lime")
  expect(await within(dialog).findByText("2 pages found")).toBeInTheDocument()
  await within(dialog).findByRole("listbox")
  await userEvent.keyboard("{Escape}")
  expect(screen.queryByRole("listbox")).not.toBeInTheDocument()
  await userEvent.keyboard("{ArrowDown}{ArrowDown}")
  const options = within(dialog).getAllByRole("option")
  expect(address).toHaveAttribute("aria-activedescendant", options[1]?.id)
  await userEvent.keyboard("{Enter}")
  expect(address).toHaveValue(options[1]?.textContent.startsWith("Lime wash") === true ? "/post/lime-wash/" : "/post/lime-mortar/")
  expect(screen.queryByRole("listbox")).not.toBeInTheDocument()
  expect(within(dialog).getByLabelText("Words of the link")).toHaveValue(options[1]?.textContent.replace("Publication", ""))
  await userEvent.keyboard("{Enter}")
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(within(screen.getByRole("textbox", { name: "Text" })).getByRole("link")).toHaveAttribute(
    "href",
    expect.stringMatching(/^\/post\/lime-/),
  )
})

test("words that no page has are reported, and don't count as an address", async () => {
  const { dialog, address } = await openDialog()
  await userEvent.type(address, "granite")
  expect(await within(dialog).findAllByText("No page has these words in its title")).not.toHaveLength(0)
  await userEvent.click(within(dialog).getByRole("button", { name: "Set link" }))
  expect(address).toHaveAccessibleDescription(/This is not an address/)
})
