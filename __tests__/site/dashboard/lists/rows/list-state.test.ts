import { listSearchOf, listStateOf, withChosen } from "#dashboard/lists/rows/list-state.ts"
import { users } from "#dashboard/lists/kinds/user-list.ts"
import { publications, publicationsToRead } from "#dashboard/lists/kinds/nodes.ts"
import { requestOf } from "#dashboard/lists/rows/list-request.ts"

test.each([
  "",
  "?q=r%C3%A9emploi",
  "?status=draft&language=fr&sort=title&page=3",
  "?tag=00000000-0000-4000-8000-000000000001&year=2024&kind=opinion",
])("an address says the same list after a round trip: %s", (search) => {
  const state = listStateOf(search, publications)
  expect(listStateOf(listSearchOf(state, publications), publications)).toEqual(state)
  expect(new URLSearchParams(listSearchOf(state, publications)).size).toBe(new URLSearchParams(search).size)
})

test("values that a list does not know are dropped, so that an old link still shows a list", () => {
  const state = listStateOf("?status=burnt&language=xx&sort=colour&page=0&tag=<b>&year=MMXX&role=administrator", publications)
  expect(state).toEqual({ text: "", chosen: {}, sort: "-changed", page: 1 })
})

test("a choice begins again at the first page, and no choice leaves the address", () => {
  const state = listStateOf("?page=4&status=draft", publications)
  expect(listSearchOf(withChosen(state, "language", "nl"), publications)).toBe("?status=draft&language=nl")
  expect(listSearchOf(withChosen(state, "status", ""), publications)).toBe("")
})

test("a request asks for shown fields alone, each word and every choice", () => {
  const { params } = requestOf(publications, listStateOf("?q=cahier%20charges&status=draft&page=2", publications))
  expect(params["fields[node--article]"]?.split(",")).not.toContain("body")
  expect(params).toMatchObject({
    "filter[c0][condition][path]": "status",
    "filter[c0][condition][value]": "0",
    "filter[s0title][condition][value]": "cahier",
    "filter[s1title][condition][value]": "charges",
    "page[offset]": "50",
    sort: "-changed,-drupal_internal__nid",
  })
})

test("users are found by name or mail", () => {
  const { params } = requestOf(users, listStateOf("?q=ines", users))
  expect(params).toMatchObject({
    "filter[s0][group][conjunction]": "OR",
    "filter[s0name][condition][memberOf]": "s0",
    "filter[s0mail][condition][memberOf]": "s0",
  })
})

test("a reader's list never asks for drafts", () => {
  const kind = publicationsToRead
  const { params } = requestOf(kind, listStateOf("?status=draft", kind))
  expect(params).toMatchObject({ "filter[c0][condition][path]": "status", "filter[c0][condition][value]": "1" })
})
