import "#support/browser/web.ts"
import "#support/browser/dialogs.ts"
import "#support/browser/files.ts"
import "fake-indexeddb/auto"
import { configure, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { axe } from "#support/axe.ts"
import { visit } from "#support/browser/dashboard.tsx"
import { editor } from "#support/browser/screens/editor.ts"
import { aSiteOf } from "#support/contributor-site.ts"
import { turns } from "#support/turns.ts"

configure({ asyncUtilTimeout: 20_000 })

// A form that closes still writes its draft.
afterEach(() => turns())

const aPdf = (name: string) => new File(["%PDF-1.4\n%%EOF\n"], name, { type: "application/pdf" })

test("attachments are added with a description, removed, and saved", async () => {
  const site = aSiteOf()
  const { container } = await visit(site, "/post/create/", { as: "claire", screens: editor })
  await userEvent.type(await screen.findByLabelText("Title"), "Eight clauses")
  const attachments = within(screen.getByRole("region", { name: "Attachments" }))
  await userEvent.upload(attachments.getByLabelText("Files for attachments"), [aPdf("Clauses.pdf"), aPdf("De\u0301part.pdf")])
  // The server stores names in small letters without accents; until then, the letters are composed.
  await userEvent.type(await attachments.findByLabelText(/^Description of clauses\.pdf$/i), "The eight clauses")
  await waitFor(() => expect(attachments.getAllByText("PDF, 1 kB")).toHaveLength(2))
  await userEvent.click(attachments.getByRole("button", { name: /^Remove d[eé]part\.pdf$/i }))
  expect(await axe(container)).toHaveNoViolations()
  await waitFor(() => expect(attachments.queryByRole("progressbar")).not.toBeInTheDocument())
  await userEvent.click(screen.getByRole("button", { name: "Save" }))
  await screen.findByText(/^Saved \d\d:\d\d/)
  const authorization = await site.signIn("claire")
  const [item] = (await site.read("/jsonapi/node/article", { authorization })).body.data
  expect(item?.relationships.field_attachments?.data).toMatchObject([{ meta: { description: "The eight clauses" } }])
})
