import { expect, test } from "../support/test.ts"
import { individualPath } from "#contract/paths.ts"
import { expectAccessible } from "../support/accessible.ts"
import { aPractice, attributesOf, change, publish, withPractice } from "../support/content.ts"
import { aPerson, signInByApi } from "../support/people.ts"
import { dashboardButton, signIn, startSession } from "../support/sign-in.ts"

test.use({ viewport: { width: 1440, height: 900 } })

test("a member edits the own page, and may not publish, rename or delete it", async ({ page, request }) => {
  const person = await aPerson(request)
  const practice = await withPractice(request, person)
  await signIn(page, person)
  await dashboardButton(page).click()
  await page.getByRole("link", { name: "Edit member" }).click()
  await expect(page).toHaveURL(`/member/${practice.number}/edit/`)
  await expect(page.getByLabel("Name of the practice")).toHaveValue(practice.title)
  await page.getByLabel("Street and number").fill("Kolenkaai 12")
  await page.getByRole("textbox", { name: "Text", exact: true }).click()
  await page.keyboard.type("We mend what is there.")
  await page.getByRole("button", { name: "Save", exact: true }).click()
  await expect(page.getByText(/^Saved \d\d:\d\d(?!, not)/)).toBeVisible()
  await expectAccessible(page)
  for (const name of ["Publish", "Unpublish", "Delete"]) await expect(page.getByRole("button", { name, exact: true })).toHaveCount(0)
  await expect(page.getByLabel("Status")).toHaveCount(0)

  expect(await attributesOf(request, practice)).toMatchObject({
    title: practice.title,
    status: true,
    field_street: "Kolenkaai 12",
    field_mail: "office@example.org",
    body: { value: "<p>We mend what is there.</p>" },
    path: { alias: practice.alias },
  })
})

test("a member who opens another's page, account, list or editor is led away, and told why", async ({ page, request }) => {
  const person = await aPerson(request)
  const [own, other] = [await withPractice(request, person), await aPractice(request)]
  const stranger = await aPerson(request)
  await startSession(page, person)
  const cases: readonly (readonly [string, string, string])[] = [
    [`/member/${other.number}/edit/`, `/member/${own.number}/edit/`, "You can edit only your own page: here it is."],
    [`/people/${stranger.uid}/edit/`, `/people/${person.uid}/edit/`, "You can edit only your own profile: here it is."],
    ["/member/create/", "/admin/post/", "Only contributors and administrators can create that."],
    ["/post/1/edit/", "/admin/post/", "Only contributors and administrators can edit that."],
    ...["member", "people", "page", "tag", "action-project", "speciality", "event-category", "redirect"].map(
      (list) => [`/admin/${list}/`, "/admin/post/", "Only contributors and administrators see that page."] as const,
    ),
  ]
  for (const [asked, led, why] of cases) {
    await page.goto(asked)
    await expect(page).toHaveURL(led)
    await expect(page.getByRole("status", { name: "Notice" }), asked).toContainText(why)
  }
})

test("the server too keeps a member from other pages", async ({ request }) => {
  const person = await aPerson(request)
  await withPractice(request, person)
  const other = await aPractice(request)
  const { access_token: token } = await signInByApi(request, person.mail, person.password)
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/vnd.api+json" }
  const data = { data: { type: other.type, id: other.id, attributes: { title: "Taken over" } } }
  expect((await request.patch(individualPath(other.type, other.id), { headers, data })).status()).toBe(403)
  expect((await request.delete(individualPath(other.type, other.id), { headers })).status()).toBe(403)
})

test("a member reads published publications without states or editors, and not those that were unpublished", async ({ page, request }) => {
  const { word, items } = await publish(request, ["Alpha", "Beta"])
  const [alpha] = items
  if (alpha === undefined) throw new Error("Two publications are made.")
  await change(request, alpha, { attributes: { status: false } })
  await startSession(page, await aPerson(request))
  await page.goto(`/admin/post/?q=${encodeURIComponent(word)}`)
  await expect(page.getByRole("main").locator("tbody tr")).toHaveCount(1)
  // The site, which was built before, has no page of it.
  await expect(page.getByRole("cell", { name: `Beta ${word}` })).toBeVisible()
  await expect(page.getByRole("link", { name: `Beta ${word}` })).toHaveCount(0)
  await expect(page.getByRole("columnheader", { name: "Status" })).toHaveCount(0)
  await expect(page.getByRole("combobox", { name: "Status" })).toHaveCount(0)
  await expect(page.getByRole("checkbox")).toHaveCount(0)
  await expect(page.getByRole("button", { name: /^Actions for/ })).toHaveCount(0)
  await expect(page.getByRole("link", { name: "New publication" })).toBeHidden()
  await expectAccessible(page)
  await page.getByRole("searchbox", { name: "Search publications" }).fill("A fee is not a discount")
  const link = page.getByRole("cell").getByRole("link", { name: "A fee is not a discount on quality" })
  await expect(link).toHaveAttribute("href", /^\/post\/[\w-]+\/$/)
})
