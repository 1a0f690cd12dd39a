import { screen } from "@testing-library/react"
import { axe } from "#support/axe.ts"
import { searchIs } from "#support/at.tsx"
import { areFound, openDirectory, where } from "#support/directory.tsx"
import { aListedMember } from "#support/listed-members.ts"

const members = [
  ["Arlon", [49.68, 5.82]],
  ["Brugge", [51.21, 3.22]],
  ["Gent", [51.05, 3.72]],
  ["Nowhere", null],
].map(([title, coordinates]) =>
  aListedMember({ title: String(title), path: `/members/${String(title)}/`, coordinates: coordinates as number[] | null }),
)

const open = (search = "") => openDirectory(members, search)

test("members are shown by their distance from a municipality that an address names", async () => {
  open("?near=Gand")
  await areFound("Gent", "Brugge", "Arlon", "Nowhere")
  expect(screen.getAllByText(/ km$/).map((one) => one.textContent)).toEqual(["< 1\u00a0km", "39\u00a0km", "213\u00a0km"])
  expect(screen.getByText(/^Nearest to Gand first/)).toBeVisible()
  expect(where()).toHaveValue("Gand")
})

test("a typed name is taken with Enter, forgiven a letter, and kept in the address beside the filters", async () => {
  const { user } = open("?language=fr")
  await user.type(where(), "Bruge{Enter}")
  await areFound("Brugge", "Gent", "Arlon", "Nowhere")
  await searchIs("?language=fr&near=Bruge")
})

test("an unknown name of a place is reported, and doesn't change the order", async () => {
  const { user, container } = open("?language=fr")
  await user.type(where(), "Paris{Enter}")
  expect(await screen.findByText("No municipality, province or region is called “Paris”.")).toBeVisible()
  expect(where()).toBeInvalid()
  await areFound("Arlon", "Brugge", "Gent", "Nowhere")
  expect(screen.queryByRole("button", { name: "Remove filter Nearest to Paris" })).not.toBeInTheDocument()
  expect(await axe(container)).toHaveNoViolations()
})

test("the order by distance has a button that ends it", async () => {
  const { user } = open("?near=Gent")
  await areFound("Gent", "Brugge", "Arlon", "Nowhere")
  await user.click(screen.getByRole("button", { name: "Remove filter Nearest to Gent" }))
  await areFound("Arlon", "Brugge", "Gent", "Nowhere")
  await searchIs("")
})
