import { screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { metCriteria } from "../../src/gatsby/content/directory/criteria.ts"
import { perPage } from "../../src/gatsby/content/directory/directory-lists.ts"
import { ignoredWords } from "../../src/gatsby/content/directory/directory.ts"
import type { AllMembers, ListedMember } from "#lib/directory/listed-member.ts"
import { Directory } from "#features/members/directory.tsx"
import { listedCard } from "#features/members/listed-card.ts"
import { renderAt } from "./at.tsx"

let versions = 0

/** The directory of members as its page and its file have it. They stand in the order of the list. */
function aDirectory(members: readonly ListedMember[]) {
  versions += 1
  const nodes = members.map((member, index) => ({ id: String(index), member, specialityIds: member.specialities.map(({ name }) => name) }))
  const filters = metCriteria(nodes).map(({ items: { length: count }, ...met }) => ({ ...met, count }))
  const list: Queries.DirectoryFragment = {
    version: String(versions),
    pages: Array.from({ length: Math.max(1, Math.ceil(members.length / perPage)) }, (_, index) =>
      index === 0 ? "/members/" : `/members/page/${index + 1}/`,
    ),
    count: members.length,
    filters,
    members: members.slice(0, perPage).map((member) => listedCard(member)),
  }
  const file: AllMembers = { members, ignored: ignoredWords.en }
  return { list, file }
}

/** Opens the page of the members at an address. `answer` is the server's, for the file of all members. */
export function openDirectory(members: readonly ListedMember[], search = "") {
  const { list, file } = aDirectory(members)
  const answer = jest.fn((): Promise<unknown> => Promise.resolve({ status: 200, text: () => Promise.resolve(JSON.stringify(file)) }))
  Object.assign(window, { fetch: answer })
  return { user: userEvent.setup(), answer, ...renderAt(`/members/${search}`, <Directory list={list} />) }
}

export const shownNames = () => screen.queryAllByRole("article").map((card) => within(card).getByRole("heading").textContent)

export const areFound = (...names: readonly string[]) =>
  waitFor(() => {
    expect(shownNames()).toEqual(names)
  })

export const where = () => screen.getByRole("combobox", { name: "Municipality, province or region" })
