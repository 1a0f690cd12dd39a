/** A kind that only contract/content.ts declares has a list, an entry in the menu and an editor. */
import "#support/browser/dialogs.ts"
import "fake-indexeddb/auto"
import { screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { entriesFor } from "#dashboard/shell/menu/dashboard-entries.ts"
import * as contract from "#contract/content.ts"
import { collectionPath } from "#contract/paths.ts"
import { Dashboard } from "#dashboard/dashboard.tsx"
import { visit } from "#support/browser/dashboard.tsx"
import { aSiteOf } from "#support/contributor-site.ts"
import { anArticle, anEntity, aTag, to } from "#support/entities.ts"
import { pressReviewIn } from "#support/press-reviews.ts"
import type * as PressReviews from "#support/press-reviews.ts"

jest.mock("#contract/content.ts", () => {
  const { withPressReviews } = jest.requireActual<typeof PressReviews>("#support/press-reviews.ts")
  return withPressReviews(jest.requireActual<typeof contract>("#contract/content.ts"))
})

const type = pressReviewIn(contract)
const tag = aTag("Fees")
const article = anArticle({ label: "On fees" })
const friendly = anEntity(type, {
  ...{ label: "Ten points", id: 60 },
  fields: { field_newspaper: "De Standaard", field_tone: "kind", field_printed: "2026-10-06", field_page_count: 2 },
  references: { field_tags: to(tag), field_about: to(article) },
})

const harsh = anEntity(type, { label: "A harsh word", status: false, fields: { field_newspaper: "Le Soir", field_tone: "harsh" } })

function aSite() {
  return aSiteOf(tag, article, friendly, harsh)
}

const labels = [
  ...["Newspaper", "Tone", "Printed on", "Number of pages", "Behind a paywall"],
  ...["Original", "Journalists", "Remark", "Tags", "About"],
]

test("the list of a new kind of content shows its fields, filters by them, and is in the menu", async () => {
  const { unmount } = await visit(aSite(), "/admin/press-review/", { as: "claire", show: <Dashboard /> })
  expect(screen.getByRole("heading", { level: 1, name: "Press reviews" })).toBeInTheDocument()
  const row = await screen.findByRole("row", { name: /Ten points/ })
  expect(
    within(row)
      .getAllByRole("cell")
      .map(({ textContent }) => textContent),
  ).toEqual(expect.arrayContaining(["Published", "De Standaard", "Kind", "Oct 6, 2026"]))
  expect(within(row).getByRole("link", { name: "Ten points" })).toHaveAttribute("href", "/press-review/60/edit/")
  unmount()
  await visit(aSite(), "/admin/press-review/?field_tone=harsh", { as: "claire", show: <Dashboard /> })
  expect(await screen.findByRole("row", { name: /A harsh word/ })).toBeInTheDocument()
  expect(screen.queryByRole("row", { name: /Ten points/ })).not.toBeInTheDocument()
  const own = { uid: 9, name: "claire", mail: "", roles: ["contributor"], member: null, langcode: "en" } as const
  expect(entriesFor({ ...own, wantsMails: true, features: [] })).toContainEqual(
    expect.objectContaining({ label: "Press reviews", to: "/admin/press-review/" }),
  )
})

test("the editor of a new kind of content has a control for each of the ten fields, and saves what is written", async () => {
  const site = aSite()
  const { address, settle } = await visit(site, "/press-review/create/", { as: "claire", show: <Dashboard /> })
  await userEvent.type(await screen.findByLabelText("Title"), "Once more")
  await userEvent.click(screen.getByRole("button", { name: "Publish" }))
  expect(await screen.findByRole("link", { name: /newspaper/i })).toBeInTheDocument()
  await userEvent.type(screen.getByLabelText(/^Newspaper/), "De Morgen")
  await userEvent.type(screen.getByLabelText("Number of pages"), "3")
  await userEvent.type(screen.getByLabelText("Printed on"), "2026-11-01")
  await userEvent.selectOptions(screen.getByLabelText("Tone"), "harsh")
  await userEvent.click(screen.getByLabelText("Behind a paywall"))
  for (const label of labels) expect(screen.getAllByText(label, { exact: false })).not.toEqual([])
  await userEvent.click(screen.getByRole("button", { name: "Publish" }))
  await settle()
  expect(await screen.findByText(/^Saved \d\d:\d\d$/)).toBeInTheDocument()
  expect(address()).toMatch(/^\/press-review\/\d+\/edit\/$/)
  const { data } = (await site.read(`${collectionPath(type)}?filter[title]=Once+more`)).body
  expect(data.map(({ attributes }) => attributes)).toEqual([
    expect.objectContaining({
      ...{ status: true, field_newspaper: "De Morgen", field_page_count: 3, field_printed: "2026-11-01", field_tone: "harsh" },
      ...{ field_is_paid: true, path: expect.objectContaining({ alias: "/press-review/once-more" }) },
    }),
  ])
})
