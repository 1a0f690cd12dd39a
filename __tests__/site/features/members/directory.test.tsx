import { screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { axe } from "#support/axe.ts"
import { Directory } from "#features/members/directory.tsx"
import { builtAt, renderAt } from "#support/at.tsx"

function aMember(overrides: Partial<Queries.MemberCardFragment> = {}): Queries.MemberCardFragment {
  const title = overrides.title ?? "Atelier Linteau"
  return {
    id: title,
    title,
    path: `/members/${title.toLowerCase().replaceAll(" ", "-")}/`,
    street: "Rue du Linteau 14",
    postalCode: "1060",
    locality: "Saint-Gilles",
    region: "BE-BRU",
    placeNames: null,
    langcode: "en",
    otherNames: null,
    languages: ["fr", "nl"],
    specialities: [{ name: "Housing", langcode: "en", otherNames: "Logement\nHuisvesting" }],
    phone: null,
    mail: null,
    logo: null,
    ...overrides,
  }
}

const members = [
  aMember({
    title: "Vlasgaard",
    region: "BE-VLG",
    postalCode: "8500",
    locality: "Kortrijk",
    languages: ["nl"],
    specialities: [{ name: "Timber", langcode: "en", otherNames: "Bois et paille\nHout" }],
  }),
  aMember({ phone: "+32 2 555 01 14", mail: "bonjour@example.org" }),
  aMember({ title: "Équerre", region: "BE-WAL", postalCode: "4000", locality: "Liège", languages: ["fr"] }),
]

const names = () => screen.queryAllByRole("article").map((card) => within(card).getByRole("heading").textContent)

function open(search = "", shown = members) {
  const view = renderAt(`/members/${search}`, <Directory members={shown} />)
  return { user: userEvent.setup(), ...view }
}

test("members are in alphabetical order, only with the contact that they show", async () => {
  const { container } = open()
  expect(names()).toEqual(["Atelier Linteau", "Équerre", "Vlasgaard"])
  expect(screen.getByRole("link", { name: "+32 2 555 01 14" })).toHaveAttribute("href", "tel:+3225550114")
  expect(screen.getAllByRole("link", { name: /@/ })).toHaveLength(1)
  expect(screen.getByRole("status")).toHaveTextContent("3 members")
  expect(await axe(container)).toHaveNoViolations()
})

test("a name or a speciality is found in the words of any language", () => {
  const shown = [...members, aMember({ title: "Hospital Architects", otherNames: "Ziekenhuisarchitecten", specialities: [] })]
  for (const [text, name] of [
    ["hout", "Vlasgaard"],
    ["bois", "Vlasgaard"],
    ["ziekenhuis", "Hospital Architects"],
  ] as const) {
    const { unmount } = open(`?q=${text}`, shown)
    expect(names()).toEqual([name])
    unmount()
  }
})

test("an address filtered in another language filters by the same speciality, and a change writes this language's name", async () => {
  const { user } = open("?speciality=Bois+et+paille")
  expect(names()).toEqual(["Vlasgaard"])
  expect(screen.getByRole("combobox", { name: "Speciality" })).toHaveValue("Timber")
  expect(screen.getByRole("button", { name: "Remove filter Timber" })).toBeInTheDocument()
  await user.selectOptions(screen.getByRole("combobox", { name: "Region" }), "Flanders")
  expect(window.location.search).toBe("?region=BE-VLG&speciality=Timber")
})

test("a part of a speciality's name in another language is no filter", () => {
  open("?speciality=paille")
  expect(names()).toHaveLength(3)
})

test("a member whose text is in another language says which, and leads to it", () => {
  open("", [
    aMember({ langcode: "nl", path: "/nl/members/vlasgaard/", specialities: [{ name: "Hout", langcode: "nl", otherNames: null }] }),
  ])
  expect(screen.getByText("Nederlands")).toHaveAttribute("lang", "nl")
  expect(screen.getAllByText("Hout").map((one) => one.getAttribute("lang"))).toEqual(["nl", "nl"])
  expect(screen.getByRole("link")).toHaveAttribute("href", "/nl/members/vlasgaard/")
})

test("typed text filters the list after a pause, whatever its accents, and the address holds it", async () => {
  const { user } = open()
  await user.type(screen.getByRole("searchbox", { name: "Search by name, place or speciality" }), "liege")
  await waitFor(() => {
    expect(names()).toEqual(["Équerre"])
  })
  expect(screen.getByRole("status")).toHaveTextContent("1 member")
  expect(window.location.search).toBe("?q=liege")
})

test("Enter doesn't wait, and doesn't leave the page", async () => {
  const { user } = open()
  await user.type(screen.getByRole("searchbox"), "timber{Enter}")
  expect(names()).toEqual(["Vlasgaard"])
})

test("choices apply at once and together", async () => {
  const { user } = open()
  await user.selectOptions(screen.getByRole("combobox", { name: "Language" }), "Dutch")
  expect(names()).toEqual(["Atelier Linteau", "Vlasgaard"])
  await user.selectOptions(screen.getByRole("combobox", { name: "Region" }), "Flanders")
  expect(names()).toEqual(["Vlasgaard"])
  expect(window.location.search).toBe("?region=BE-VLG&language=nl")
})

test("a choice made while typing loses neither", async () => {
  const { user } = open()
  await user.type(screen.getByRole("searchbox"), "housing")
  await user.selectOptions(screen.getByRole("combobox", { name: "Region" }), "Wallonia")
  await waitFor(() => {
    expect(window.location.search).toBe("?q=housing&region=BE-WAL")
  })
  expect(names()).toEqual(["Équerre"])
})

test("an address with a query opens with its results", async () => {
  open("?q=timber&region=BE-VLG")
  await waitFor(() => {
    expect(names()).toEqual(["Vlasgaard"])
  })
  expect(screen.getByRole("searchbox")).toHaveValue("timber")
  expect(screen.getByRole("combobox", { name: "Region" })).toHaveDisplayValue("Flanders")
})

test("each filter can be removed by itself, or all at once", async () => {
  const { user } = open("?q=timber&region=BE-VLG&speciality=Timber")
  await user.click(await screen.findByRole("button", { name: "Remove filter “timber”" }))
  expect(window.location.search).toBe("?region=BE-VLG&speciality=Timber")
  await user.click(screen.getByRole("button", { name: "Clear all" }))
  expect(names()).toHaveLength(3)
  expect(window.location.search).toBe("")
  expect(screen.getByRole("group", { name: "Filters" })).toHaveFocus()
})

test("a search without results offers to remove the obstacle", async () => {
  const { user, container } = open("?q=lighthouse&region=BE-VLG")
  expect(await screen.findByRole("heading", { name: "No member matches all of this" })).toBeVisible()
  expect(screen.getByText("Without “lighthouse”, 1 member matches.")).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
  await user.click(screen.getByRole("button", { name: "Remove “lighthouse”" }))
  expect(names()).toEqual(["Vlasgaard"])
})

test("a search without results and without an obstacle offers to remove all filters", async () => {
  const { user } = open("?q=lighthouse&region=BE-VLG&language=fr")
  await screen.findByRole("heading", { name: "No member matches all of this" })
  expect(screen.queryByText(/^Without/)).not.toBeInTheDocument()
  const [, clear] = screen.getAllByRole("button", { name: "Clear all" })
  await user.click(clear ?? document.body)
  expect(names()).toHaveLength(3)
})

test("after the first eighteen a click shows the others and focuses the next one", async () => {
  const many = Array.from({ length: 20 }, (_, index) => aMember({ title: `Office ${index + 1}` }))
  const { user } = open("", many)
  await user.click(screen.getByRole("button", { name: "Show 2 more" }))
  expect(screen.queryByRole("button", { name: /^Show/ })).not.toBeInTheDocument()
  expect(screen.getByRole("link", { name: "Office 19" })).toHaveFocus()
})

test("every member is in the built page, whatever its address asks", () => {
  const html = builtAt("/members/?q=timber", <Directory members={members} />)
  for (const { path } of members) expect(html).toContain(`href="${path}"`)
})

test("without members the directory says so", () => {
  open("", [])
  expect(screen.getByText("There are no members yet.")).toBeVisible()
})
