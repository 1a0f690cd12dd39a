/** The dashboard on a Drupal with the recipe alone: what works all the same, and what it says of the rest. */
import { expect as playwrightExpect } from "@playwright/test"
import { aDashboard, make, read, reuseTable, signIn, type Dashboard } from "#support/drupal/dashboard.ts"

// Two test files share two cores.
const expectPage = playwrightExpect.configure({ timeout: 20_000 })

let dashboard: Dashboard

beforeAll(async () => {
  dashboard = await aDashboard("recipe")
}, 120_000)

afterAll(() => dashboard.close())

const button = (name: string) => dashboard.page.getByRole("button", { name, exact: true })
const field = (name: string) => dashboard.page.getByLabel(name, { exact: true })
const lacking = () => dashboard.page.getByText("This back end has no translations")
const heading = (name: string) => dashboard.page.getByRole("heading", { name })

test("one signs in, and writes a publication, which gets an address of its title", async () => {
  const { page, drupal } = dashboard
  await signIn(page, drupal.administrator)
  await page.goto("/post/create/")
  await field("Title").fill("A wall of clay")
  await button("Save").click()
  await expectPage(page.getByRole("region", { name: "Save", exact: true }).getByRole("status")).toHaveText(/^Saved \d\d:\d\d/)
  await expectPage(field("Address")).toHaveValue("a-wall-of-clay")
  const { attributes } = await read(drupal, "/jsonapi/node/article?filter[title]=A wall of clay")
  expect(attributes.path).toMatchObject({ alias: "/post/a-wall-of-clay" })
  await expectPage(button("Revisions")).toHaveCount(0)
  await expectPage(lacking()).toBeVisible()
})

test("it has no tabs of languages, which it has said once, and each language that there is is edited by its own address", async () => {
  const { page, drupal } = dashboard
  const [english, french] = [
    await make(drupal, "node--article", { title: "In English", status: true }),
    await make(drupal, "node--article", { title: "En français", status: true, langcode: "fr" }),
  ]
  await page.goto(`/post/${english.number}/edit/`)
  await expectPage(field("Title")).toHaveValue("In English")
  await expectPage(lacking()).toHaveCount(0)
  await expectPage(page.getByRole("navigation", { name: "Languages" })).toHaveCount(0)
  await expectPage(button("Remove this translation")).toHaveCount(0)
  await page.goto(`/post/${french.number}/edit/`)
  await expectPage(field("Title")).toHaveValue("En français")
  await field("Title").fill("Toujours en français")
  await button("Save").click()
  await expectPage(page.getByRole("region", { name: "Save", exact: true }).getByRole("status")).toHaveText(/^Saved \d\d:\d\d|^Goes live/)
  expect((await read(drupal, `/fr/jsonapi/node/article?filter[id]=${french.id}`)).attributes).toMatchObject({
    title: "Toujours en français",
    langcode: "fr",
  })
  await page.goto("/admin/translation/")
  await expectPage(page.getByText("This back end can’t tell what is to be translated.")).toBeVisible()
  await page.goto("/fr/admin/post/")
  await expectPage(page.getByRole("row", { name: /In English/ })).toHaveCount(1)
  await expectPage(page.getByRole("row", { name: /Toujours en français/ })).toHaveCount(1)
})

test("a member's form has no field that the Drupal lacks, and is saved", async () => {
  const { page, drupal } = dashboard
  await make(drupal, "node--member", { title: "Atelier Xylo", status: true })
  await page.goto("/member/create/")
  await field("Name of the practice").fill("Bureau Sept")
  await expectPage(heading("People")).toHaveCount(0)
  await button("Save").click()
  await expectPage(page.getByRole("region", { name: "Save", exact: true }).getByRole("status")).toHaveText(/^Saved \d\d:\d\d/)
})

test("the agenda shows each event of a series, without a calendar to subscribe to", async () => {
  const { page, drupal } = dashboard
  await make(drupal, "node--agenda", reuseTable)
  await page.goto("/admin/agenda/?view=month&date=2033-06-03")
  await expectPage(page.getByRole("table").getByRole("button", { name: /Reuse table/ })).toHaveCount(3)
  await expectPage(page.getByRole("button", { name: "Subscribe" })).toHaveCount(0)
})

test("the lists have what is there, and the others say what isn't", async () => {
  const { page } = dashboard
  await page.goto("/admin/people/")
  await expectPage(page.getByRole("row", { name: /ada/ })).toHaveCount(1)
  // Drupal's user 0 has no name.
  await expectPage(page.getByRole("row")).toHaveCount(2)
  await page.goto("/people/create/")
  await expectPage(page.getByText("This server sends no invitation.")).toBeVisible()
  await page.goto("/admin/redirect/")
  await expectPage(heading("This back end keeps no redirects")).toBeVisible()
  await page.goto("/admin/publishing/")
  await expectPage(heading("This back end does not tell of builds")).toBeVisible()
})

test("nothing that isn't there is asked for twice, and the console tells of nothing else", () => {
  const lacks = [
    "/publishing/status",
    "/version-history",
    "/calendar",
    "/jsonapi/redirect/redirect",
    "/router/translate-path",
    "/jsonapi/node/agenda",
    "filter%5Btranslation%5D",
  ]
  const { complaints } = dashboard
  expect(complaints.filter((line) => !lacks.some((path) => line.includes(path)))).toEqual([])
  for (const path of lacks) expect(complaints.filter((line) => line.includes(path)).length).toBeLessThanOrEqual(1)
})
