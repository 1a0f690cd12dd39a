import { emptyQuery, type DirectoryQuery } from "#features/members/directory-query.ts"
import { findMembers, makeDirectory } from "#features/members/search/find-members.ts"
import { aListedMember } from "#support/listed-members.ts"

const housing = { name: "Housing", langcode: "en", otherNames: null }
const timber = { name: "Timber", langcode: "en", otherNames: null }
const walloon = { region: "BE-WAL", province: "BE-WLG", locality: "Liège", postalCode: "4000", specialities: [housing], languages: ["fr"] }
const flemish = {
  region: "BE-VLG",
  province: "BE-VOV",
  locality: "Gent",
  postalCode: "9000",
  specialities: [housing, timber],
  languages: ["nl"],
}
const directory = makeDirectory(
  [
    aListedMember({ title: "Ateliers", ...walloon }),
    aListedMember({ title: "Basis", ...walloon }),
    aListedMember({ title: "Cour", ...flemish }),
  ],
  "an architect in near who does and speaks",
)
const find = (query: Partial<DirectoryQuery>) => {
  const { members, ...findings } = findMembers(directory, { ...emptyQuery, ...query })
  return { ...findings, titles: members.map(({ title }) => title) }
}

test("all criteria must be met", () => {
  const query = { text: "liege", region: "BE-WAL", province: "BE-WLG", speciality: "Housing", language: "fr" }
  expect(find(query).titles).toEqual(["Ateliers", "Basis"])
  for (const other of [{ region: "BE-VLG" }, { province: "BE-VOV" }, { speciality: "Timber" }, { language: "nl" }, { text: "gent" }])
    expect(find({ ...query, ...other }).titles).toEqual([])
})

test("a choice counts what its values would find with all other criteria, not with its own", () => {
  const { counts } = find({ region: "BE-WAL", text: "housing" })
  expect(Object.fromEntries(counts.region)).toEqual({ "BE-WAL": 2, "BE-VLG": 1 })
  expect(Object.fromEntries(counts.province)).toEqual({ "BE-WLG": 2, "BE-VOV": 0 })
  expect(Object.fromEntries(counts.speciality)).toEqual({ Housing: 2, Timber: 0 })
  expect(Object.fromEntries(find({ speciality: "Timber", language: "fr" }).counts.language)).toEqual({ fr: 0, nl: 1 })
})

test("the obstacle of a search without results is the criterion that excludes most members", () => {
  expect(find({ text: "lighthouse", region: "BE-WAL" }).obstacle).toEqual({ criterion: "text", count: 2 })
  expect(find({ region: "BE-VLG", language: "fr" }).obstacle).toEqual({ criterion: "region", count: 2 })
  expect(find({ text: "lighthouse", region: "BE-VLG", language: "fr" }).obstacle).toBeNull()
  expect(find({ region: "BE-WAL" }).obstacle).toBeNull()
})

test("of several words the obstacle is the one without which most members match", () => {
  expect(find({ text: "an architect in gent who does housing and speaks french" }).obstacle).toMatchObject({
    word: "gent",
    count: 2,
  })
  expect(find({ text: "gent liege", region: "BE-VLG" }).obstacle).toMatchObject({ word: "liege", rest: "gent", count: 1 })
  expect(find({ text: "housing cour ateliers" }).obstacle).toMatchObject({ word: "cour" })
  expect(find({ text: "lighthouse harbour" }).obstacle).toEqual({ criterion: "text", count: 3 })
})
