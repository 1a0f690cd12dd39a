import { screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { searchIs } from "#support/at.tsx"
import { areFound, openDirectory, where } from "#support/directory.tsx"
import { aListedMember } from "#support/listed-members.ts"

const aMember = (title: string, region: string, province: string | null, languages: readonly string[]) =>
  aListedMember({ title, path: `/members/${title.toLowerCase()}/`, region, province, languages })
const members = [
  aMember("Anker", "BE-VLG", "BE-VAN", ["nl"]),
  aMember("Brik", "BE-VLG", "BE-VOV", ["nl", "fr"]),
  aMember("Cour", "BE-BRU", null, ["fr"]),
  aMember("Dak", "BE-VLG", "BE-VOV", ["nl"]),
]

const open = (search = "") => openDirectory(members, search)
const map = () => screen.getByRole("group", { name: "Map of the provinces" })
const province = (name: string) => within(map()).getByRole("link", { name })

test("each province with members is a link with its name and their number", async () => {
  open()
  expect(within(map()).getAllByRole("link")).toHaveLength(3)
  expect(province("East Flanders, 2 practices")).toHaveAttribute("href", expect.stringContaining("/members/in/east-flanders/"))
  expect(province("Brussels-Capital, 1 practice")).toBeInTheDocument()
  expect(within(map()).getByRole("img", { name: "Namur, 0 practices" })).toBeInTheDocument()
  await userEvent.click(screen.getByText("Map of the provinces", { selector: "summary" }))
  expect(screen.getByRole("link", { name: "Natural Earth" })).toBeVisible()
})

test("a press on a province shows its members in place, and another press those of all", async () => {
  const { user } = open()
  await user.click(province("East Flanders, 2 practices"))
  await areFound("Brik", "Dak")
  await searchIs("?province=BE-VOV")
  expect(province("East Flanders, 2 practices")).toHaveAttribute("aria-current", "true")
  expect(where()).toHaveValue("East Flanders (province)")
  await user.click(province("East Flanders, 2 practices"))
  await areFound("Anker", "Brik", "Cour", "Dak")
})

test("the map shows what the other filters find", async () => {
  open("?language=fr")
  await areFound("Brik", "Cour")
  expect(province("East Flanders, 1 practice")).toBeInTheDocument()
  expect(province("Antwerp, 0 practices")).toHaveAttribute("data-shade", "0")
})
