import { screen, waitFor, within } from "@testing-library/react"
import { axe } from "#support/axe.ts"
import { searchIs } from "#support/at.tsx"
import { areFound, openDirectory, shownNames, where } from "#support/directory.tsx"
import { aListedMember, aMember, threeMembers } from "#support/listed-members.ts"

const open = (search = "", members = threeMembers) => openDirectory(members, search)

test("members are in alphabetical order, only with the contact that they show", () => {
  open()
  expect(shownNames()).toEqual(["Atelier Linteau", "Équerre", "Vlasgaard"])
  expect(screen.getByRole("link", { name: "+32 2 555 01 14" })).toHaveAttribute("href", "tel:+3225550114")
  expect(screen.getAllByRole("link", { name: /@/ })).toHaveLength(1)
  expect(screen.getByRole("status")).toHaveTextContent("3 members")
})

test("an address filtered in another language filters by the same speciality, and a change writes this language's name", async () => {
  const { user } = open("?speciality=Bois+et+paille")
  await areFound("Vlasgaard")
  expect(screen.getByRole("combobox", { name: "Speciality" })).toHaveValue("Timber")
  expect(screen.getByRole("button", { name: "Remove filter Timber" })).toBeInTheDocument()
  await user.type(where(), "Flanders{Enter}")
  await searchIs("?region=BE-VLG&speciality=Timber")
})

test("a member whose text is in another language says which, and leads to it", () => {
  open("", [
    aListedMember({ langcode: "nl", path: "/nl/members/vlasgaard/", specialities: [{ name: "Hout", langcode: "nl", otherNames: null }] }),
  ])
  expect(screen.getByText("Nederlands")).toHaveAttribute("lang", "nl")
  expect(screen.getByText("Hout", { selector: "article *" })).toHaveAttribute("lang", "nl")
  expect(within(screen.getByRole("article")).getByRole("link")).toHaveAttribute("href", "/nl/members/vlasgaard/")
})

test("typed text filters the list after a pause, whatever its accents, and the address holds it", async () => {
  const { user } = open()
  await user.type(screen.getByRole("searchbox", { name: "Search by name, place, speciality or person" }), "liege")
  await areFound("Équerre")
  expect(screen.getByRole("status")).toHaveTextContent("1 member")
  await searchIs("?q=liege")
})

test("a choice made while typing loses neither", async () => {
  const { user } = open()
  await user.type(screen.getByRole("searchbox"), "housing")
  await user.type(where(), "Wallonia{Enter}")
  await waitFor(() => {
    expect(window.location.search).toBe("?q=housing&region=BE-WAL")
  })
  await areFound("Équerre")
})

test("each filter can be removed by itself, or all at once", async () => {
  const { user } = open("?q=timber&region=BE-VLG&speciality=Timber")
  await user.click(await screen.findByRole("button", { name: "Remove filter “timber”" }))
  await searchIs("?region=BE-VLG&speciality=Timber")
  await user.click(screen.getByRole("button", { name: "Clear all" }))
  await areFound("Atelier Linteau", "Équerre", "Vlasgaard")
  await searchIs("")
  expect(screen.getByRole("group", { name: "Filters" })).toHaveFocus()
})

test("a search without results offers to remove the obstacle", async () => {
  const { user, container } = open("?q=lighthouse&region=BE-VLG")
  expect(await screen.findByRole("heading", { name: "No member matches all of this" })).toBeVisible()
  expect(screen.getByText("Without “lighthouse”, 1 member matches.")).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
  await user.click(screen.getByRole("button", { name: "Remove “lighthouse”" }))
  await areFound("Vlasgaard")
})

const many = (count: number) => Array.from({ length: count }, (_, index) => aMember({ title: `Office ${index + 1}` }))

test("the button for more members loads them, and moves the focus to the first of them", async () => {
  const { user, answer } = open("", many(100))
  expect(answer).not.toHaveBeenCalled()
  await user.click(screen.getByRole("button", { name: "Show 48 more" }))
  await waitFor(() => {
    expect(shownNames()).toHaveLength(66)
  })
  expect(screen.getByRole("link", { name: "Office 19" })).toHaveFocus()
  await user.click(screen.getByRole("button", { name: "Show 34 more" }))
  expect(screen.getByRole("link", { name: "Office 67" })).toHaveFocus()
  expect(answer).toHaveBeenCalledTimes(1)
})

test("each option has the number of members that it would find, and those that find none can't be chosen", async () => {
  const { user } = open("?language=nl")
  await areFound("Atelier Linteau", "Vlasgaard")
  const optionsOf = (name: string) =>
    within(screen.getByRole("combobox", { name }))
      .getAllByRole<HTMLOptionElement>("option")
      .map((option) => `${option.textContent ?? ""}${option.disabled ? " disabled" : ""}`)
  expect(optionsOf("Language")).toEqual(["All languages", "Dutch (2)", "French (2)"])
  await user.type(where(), "West Flanders{Enter}")
  await areFound("Vlasgaard")
  expect(optionsOf("Language")).toEqual(["All languages", "Dutch (1)", "French (0) disabled"])
  await searchIs("?province=BE-VWV&language=nl")
  expect(where()).toHaveValue("West Flanders (province)")
})

test("members that can't be loaded can be asked for again", async () => {
  const { user, container, answer } = open()
  for (let tries = 0; tries < 3; tries += 1) answer.mockRejectedValueOnce(new TypeError("Failed to fetch"))
  await user.type(screen.getByRole("searchbox"), "timber{Enter}")
  expect(await screen.findByRole("alert")).toHaveTextContent("The members could not be loaded")
  await areFound()
  expect(await axe(container)).toHaveNoViolations()
  await user.click(screen.getByRole("button", { name: "Try again" }))
  await areFound("Vlasgaard")
})
