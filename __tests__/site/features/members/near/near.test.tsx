import { screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { axe } from "#support/axe.ts"
import { Directory } from "#features/members/directory.tsx"
import { renderAt, searchIs } from "#support/at.tsx"
import { aDirectory } from "#support/directory.ts"
import { aListedMember } from "#support/listed-members.ts"

const members = [
  ["Arlon", [49.68, 5.82]],
  ["Brugge", [51.21, 3.22]],
  ["Gent", [51.05, 3.72]],
  ["Nowhere", null],
].map(([title, coordinates]) =>
  aListedMember({ title: String(title), path: `/members/${String(title)}/`, coordinates: coordinates as number[] | null }),
)

const answer = jest.fn<Promise<unknown>, [string]>()
beforeEach(() => {
  Object.assign(window, { fetch: (address: string) => answer(address) })
})

function open(search = "") {
  const { list, file } = aDirectory(members)
  answer.mockImplementation((url) => Promise.resolve({ ok: true, url, json: () => Promise.resolve(file) }))
  return { user: userEvent.setup(), ...renderAt(`/members/${search}`, <Directory list={list} />) }
}

const names = () => screen.queryAllByRole("article").map((card) => within(card).getByRole("heading").textContent)
const areFound = (...titles: readonly string[]) =>
  waitFor(() => {
    expect(names()).toEqual(titles)
  })

test("members are shown by their distance from a municipality that an address names", async () => {
  const { container } = open("?near=Gand")
  await areFound("Gent", "Brugge", "Arlon", "Nowhere")
  expect(screen.getAllByText(/ km$/).map((one) => one.textContent)).toEqual(["< 1\u00a0km", "39\u00a0km", "213\u00a0km"])
  expect(screen.getByText(/^Nearest to Gand first/)).toBeVisible()
  expect(screen.getByRole("combobox", { name: "Municipality, province or region" })).toHaveValue("Gand")
  expect(await axe(container)).toHaveNoViolations()
})

test("a typed name is taken with Enter, forgiven a letter, and kept in the address beside the filters", async () => {
  const { user } = open("?language=fr")
  await user.type(screen.getByRole("combobox", { name: "Municipality, province or region" }), "Bruge{Enter}")
  await areFound("Brugge", "Gent", "Arlon", "Nowhere")
  await searchIs("?language=fr&near=Bruge")
})

test("an emptied field shows members by their names again", async () => {
  const { user } = open("?near=Gent")
  await areFound("Gent", "Brugge", "Arlon", "Nowhere")
  await user.clear(screen.getByRole("combobox", { name: "Municipality, province or region" }))
  await areFound("Arlon", "Brugge", "Gent", "Nowhere")
  await searchIs("")
})

test("an unknown name is said, and changes no order", async () => {
  const { user, container } = open()
  await user.type(screen.getByRole("combobox", { name: "Municipality, province or region" }), "Paris{Enter}")
  expect(await screen.findByText("No municipality, province or region is called “Paris”.")).toBeVisible()
  expect(screen.getByRole("combobox", { name: "Municipality, province or region" })).toBeInvalid()
  expect(names()).toEqual(["Arlon", "Brugge", "Gent", "Nowhere"])
  expect(await axe(container)).toHaveNoViolations()
})

test("the order by distance has a button that ends it", async () => {
  const { user } = open("?near=Gent")
  await areFound("Gent", "Brugge", "Arlon", "Nowhere")
  await user.click(screen.getByRole("button", { name: "Remove filter Nearest to Gent" }))
  await areFound("Arlon", "Brugge", "Gent", "Nowhere")
  await searchIs("")
})
