import { readFileSync } from "node:fs"
import { brotliCompressSync } from "node:zlib"
import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { axe } from "#support/axe.ts"
import { Directory } from "#features/members/directory.tsx"
import { brussels, brusselsRadius, mapPlaces } from "#features/members/map/map-places.ts"
import { builtAt, renderAt, searchIs } from "#support/at.tsx"
import { aDirectory } from "#support/directory.ts"
import { aListedMember } from "#support/listed-members.ts"

const aMember = (title: string, region: string, province: string | null, languages: readonly string[]) =>
  aListedMember({ title, path: `/members/${title.toLowerCase()}/`, region, province, languages })
const members = [
  aMember("Anker", "BE-VLG", "BE-VAN", ["nl"]),
  aMember("Brik", "BE-VLG", "BE-VOV", ["nl", "fr"]),
  aMember("Cour", "BE-BRU", null, ["fr"]),
  aMember("Dak", "BE-VLG", "BE-VOV", ["nl"]),
]

beforeEach(() => {
  const { file } = aDirectory(members)
  const answer = (url: string) => Promise.resolve({ ok: true, url, json: () => Promise.resolve(file) })
  Object.assign(window, { fetch: answer })
})

function open(search = "") {
  const { list } = aDirectory(members)
  return { user: userEvent.setup(), ...renderAt(`/members/${search}`, <Directory list={list} />) }
}

const map = () => screen.getByRole("group", { name: "Map of the provinces" })
const province = (name: string) => within(map()).getByRole("link", { name })
const findsMembers = (...names: readonly string[]) =>
  waitFor(() => {
    expect(screen.getAllByRole("article").map((card) => within(card).getByRole("heading").textContent)).toEqual(names)
  })

test("each province with members is a link with its name and their number", async () => {
  const { container } = open()
  expect(within(map()).getAllByRole("link")).toHaveLength(3)
  expect(province("East Flanders, 2 practices")).toHaveAttribute("href", expect.stringContaining("/members/in/east-flanders/"))
  expect(province("Brussels-Capital, 1 practice")).toBeInTheDocument()
  expect(within(map()).getByRole("img", { name: "Namur, 0 practices" })).toBeInTheDocument()
  await userEvent.click(screen.getByText("Map of the provinces", { selector: "summary" }))
  expect(screen.getByRole("link", { name: "Natural Earth" })).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
})

test("a press on a province shows its members in place, and another press those of all", async () => {
  const { user } = open()
  await user.click(province("East Flanders, 2 practices"))
  await findsMembers("Brik", "Dak")
  await searchIs("?province=BE-VOV")
  expect(province("East Flanders, 2 practices")).toHaveAttribute("aria-current", "true")
  expect(screen.getByRole("combobox", { name: "Municipality, province or region" })).toHaveValue("East Flanders (province)")
  await user.click(province("East Flanders, 2 practices"))
  await findsMembers("Anker", "Brik", "Cour", "Dak")
})

test("Brussels is a region without a province, and one choice replaces the other", async () => {
  const { user } = open("?province=BE-VOV")
  await findsMembers("Brik", "Dak")
  await user.click(province("Brussels-Capital, 0 practices"))
  await findsMembers("Cour")
  await searchIs("?region=BE-BRU")
})

test("the map shows what the other filters find", async () => {
  open("?language=fr")
  await findsMembers("Brik", "Cour")
  expect(province("East Flanders, 1 practice")).toBeInTheDocument()
  expect(province("Antwerp, 0 practices")).toHaveAttribute("data-shade", "0")
})

test("a press for a new tab is the browser's", () => {
  open()
  fireEvent.click(province("East Flanders, 2 practices"), { ctrlKey: true })
  expect(window.location.search).toBe("")
})

test("the outlines are in a small file, and not in the page", () => {
  const file = readFileSync("static/provinces.svg", "utf8")
  const codes = Object.keys(mapPlaces).filter((code) => code !== brussels)
  for (const code of codes) expect(file).toContain(`<path id="${code}" d="M`)
  expect(file).toContain("Natural Earth (public domain)")
  expect(brotliCompressSync(file).length).toBeLessThan(6000)
  const html = builtAt("/members/", <Directory list={aDirectory(members).list} />)
  for (const code of codes) expect(html).toContain(`href="/provinces.svg#${code}"`)
  expect(html).not.toContain(" style=")
})

test("each number stands within its province, also below its name, and clear of the circle of Brussels", () => {
  const file = readFileSync("static/provinces.svg", "utf8")
  const [circleX, circleY] = mapPlaces[brussels]
  for (const [code, [x, y]] of Object.entries(mapPlaces)) {
    if (code === brussels) continue
    const outline = new RegExp(`id="${code}" d="M([^"]+)Z"`).exec(file)?.[1] ?? ""
    const border = outline.split("ZM").flatMap(linesOf)
    for (const [dx, dy] of [-7, 7].flatMap((across) => [-10, 19].map((down) => [across, down] as const))) {
      expect([code, dx, dy, isInside(border, x + dx, y + dy)]).toEqual([code, dx, dy, true])
      expect(Math.hypot(x + dx - circleX, y + dy - circleY)).toBeGreaterThan(brusselsRadius)
    }
  }
})

type Line = readonly [x1: number, y1: number, x2: number, y2: number]

function linesOf(ring: string): readonly Line[] {
  const points = ring.split("L").map((point) => point.split(" ").map(Number))
  return points.map(([x1 = 0, y1 = 0], index) => {
    const [x2 = 0, y2 = 0] = points.at(index - 1) ?? []
    return [x1, y1, x2, y2]
  })
}

function isInside(border: readonly Line[], x: number, y: number): boolean {
  const crossed = border.filter(([x1, y1, x2, y2]) => y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1))
  return crossed.length % 2 === 1
}
