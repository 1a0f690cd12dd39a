/** @jest-environment jsdom */
/** The calls of lists and editors, answered by a Drupal with its recorded bodies: no count, no If-Match, hidden roles, HTML errors. */
import "#support/browser/files.ts"
import { users } from "#dashboard/lists/kinds/user-list.ts"
import { publications } from "#dashboard/lists/kinds/nodes.ts"
import { changesApi } from "#dashboard/lists/rows/changes-api.ts"
import { listApi } from "#dashboard/lists/rows/list-api.ts"
import { requestOf } from "#dashboard/lists/rows/list-request.ts"
import type { ListKind } from "#dashboard/lists/rows/kind.ts"
import { listStateOf } from "#dashboard/lists/rows/list-state.ts"
import type { Item } from "#dashboard/items/item.ts"
import { itemApi } from "#dashboard/items/item-api.ts"
import { type Values, changedFields } from "#dashboard/items/values.ts"
import { uploadApi } from "#dashboard/media/uploads/upload-api.ts"
import { aBrowser } from "#support/browser/browser.ts"
import type { SentRequest } from "#support/browser/adapter.ts"
import { admin } from "#support/browser/back-end.ts"
import { aDrupal, cms, recorded } from "#support/browser/drupal.ts"

const { getItem, saveItem, removeItem } = itemApi.endpoints

/** The names of recordings by method and path, each for one request; the last one for all that follow. */
type Answers = Readonly<Record<string, readonly string[]>>

const uuid = "b47488f7-4e59-4bac-bfbb-f86dc03ef9a4"
const address = `/jsonapi/node/article/${uuid}`
const noRoute = "read-13e-unknown-type"
const revisionBefore = "write-09-revisions"
const firstWriter = "write-08-stale-1-first-writer"

async function signedIn(answers: Answers) {
  const left = new Map(Object.entries(answers).map(([name, names]) => [name, [...names]]))
  const writes: (Pick<SentRequest, "method" | "headers"> & { readonly body: unknown; readonly query: string })[] = []
  const drupal = aDrupal(({ method, url, headers, body }) => {
    const { pathname, search, searchParams } = new URL(url, cms)
    if (method !== "GET") writes.push({ method, headers, body: body === undefined ? null : JSON.parse(body), query: search })
    const revision = searchParams.get("resourceVersion")
    const names = left.get(`${method} ${pathname}${revision === null ? "" : ` ${revision}`}`) ?? [noRoute]
    return recorded((names.length > 1 ? names.shift() : names[0]) ?? noRoute)
  })
  const browser = aBrowser(drupal.network, { apiUrl: cms, clientSecret: "secret-headless-1" })
  const tab = browser.openTab()
  await tab.signIn({ username: "contributrice", password: "contrib-pass-1" })
  await browser.settled()
  return { browser, drupal, writes, dispatch: tab.store.dispatch, tab }
}

type Dispatch = Awaited<ReturnType<typeof signedIn>>["dispatch"]

async function pageOf(dispatch: Dispatch, kind: ListKind, search: string) {
  const { data, error } = await dispatch(listApi.endpoints.getListPage.initiate(requestOf(kind, listStateOf(search, kind))))
  if (data === undefined) throw new Error(JSON.stringify(error))
  return data
}

async function itemFrom(dispatch: Dispatch): Promise<Item> {
  const { data, error } = await dispatch(getItem.initiate({ type: "node--article", id: uuid }, { forceRefetch: true }))
  if (data === undefined) throw new Error(JSON.stringify(error))
  return data
}

const edited = (base: Item, more: Values) => {
  const values = { ...base.values, ...more }
  return { base, values, changed: changedFields(base.type, base.values, values), viewer: admin }
}

test("a list goes on as long as there is a next link, without a count, and a page may be short", async () => {
  const pages = ["read-03-page-first", "read-03b-page-2", "read-05c-no-status-filter-anon"]
  const { dispatch, browser } = await signedIn({ "GET /jsonapi/node/article": pages })
  const read = [
    await pageOf(dispatch, publications, ""),
    await pageOf(dispatch, publications, "?page=2"),
    await pageOf(dispatch, publications, "?page=3"),
  ]
  expect(read.map(({ hasNext, count }) => [hasNext, count])).toEqual([
    [true, null],
    [true, null],
    [false, null],
  ])
  expect(read[0]?.rows.map(({ title }) => title)).toEqual([
    "Rapport annuel 2024 : l'essentiel",
    "Économie circulaire : où en sommes-nous ?",
  ])
  const offsets = browser.asked("/jsonapi/node/article").map(({ url }) => new URL(url).searchParams.get("page[offset]"))
  expect(offsets).toEqual(["0", "50", "100"])
})

test("users are listed by the name that is shown, without the roles and times that Drupal hides or makes up", async () => {
  const { dispatch } = await signedIn({ "GET /jsonapi/user/user": ["read-22b-users-contributor", "read-22c-users-admin"] })
  const hidden = await pageOf(dispatch, users, "")
  expect(hidden.rows.map(({ title }) => title)).toEqual(expect.arrayContaining(["Anonymous", "admin"]))
  const [role, , seen] = users.columns
  expect(hidden.rows.map((row) => role?.text(row))).toEqual(hidden.rows.map(() => "Member"))
  const shown = await pageOf(dispatch, users, "?sort=-seen")
  const administrator = shown.rows.find(({ title }) => title === "admin")
  if (administrator === undefined) throw new Error("There is no admin.")
  expect(seen?.text(administrator)).toBe("Never")
})

test("an access token that Drupal ended, with a page in HTML, is renewed, and the save arrives once", async () => {
  const { dispatch, drupal, writes, browser } = await signedIn({
    [`GET ${address}`]: [revisionBefore],
    [`PATCH ${address}`]: [firstWriter],
  })
  const base = await itemFrom(dispatch)
  drupal.endAccess()
  const { data } = await dispatch(saveItem.initiate(edited(base, { title: "Écrivain 1" })))
  expect(data).toMatchObject({ kind: "saved", item: { version: "63", values: { title: "Écrivain 1" } } })
  expect(writes).toHaveLength(1)
  expect(browser.asked("grant_type=refresh_token")).toHaveLength(1)
})

test("a body is sent with its format and its summary, which Drupal would reset", async () => {
  const { dispatch, writes } = await signedIn({ [`GET ${address}`]: [revisionBefore], [`PATCH ${address}`]: [firstWriter] })
  const base = await itemFrom(dispatch)
  await dispatch(saveItem.initiate(edited(base, { body: { value: "<p>New</p>", summary: "" } })))
  const body = { value: "<p>New</p>", format: "g30_text", summary: "" }
  expect(writes[0]?.body).toEqual({ data: { type: "node--article", id: uuid, attributes: { body }, relationships: {} } })
})

test("a second delete of an item and a delete without permission are refused", async () => {
  const answers = ["write-10c-delete-ok", "write-10d-delete-again", "write-10-delete-other-owner"]
  const { dispatch, writes } = await signedIn({ [`GET ${address}`]: [revisionBefore], [`DELETE ${address}`]: answers })
  const base = await itemFrom(dispatch)
  expect((await dispatch(removeItem.initiate(base))).error).toBeUndefined()
  expect((await dispatch(removeItem.initiate(base))).error).toMatchObject({ kind: "not-found" })
  expect((await dispatch(removeItem.initiate(base))).error).toMatchObject({ kind: "forbidden" })
  expect(writes.map(({ query }) => query)).toEqual(["", "", ""])
})

const user = { type: "user--user", id: "94893f1f-3033-4677-a61e-b4b5915e1b25", version: null } as const
const accountPath = "/jsonapi/user/user/94893f1f-3033-4677-a61e-b4b5915e1b25"

test("deleting a user always says what becomes of the content: a Drupal that doesn't know that refuses, and deletes nothing", async () => {
  const answers = ["read-10d-bad-query-param", "juser-08-admin-delete"]
  const { dispatch, writes } = await signedIn({ [`DELETE ${accountPath}`]: answers, "GET /jsonapi/user/user": ["read-22c-users-admin"] })
  const [listed] = (await pageOf(dispatch, users, "")).rows
  if (listed === undefined) throw new Error("There are no users.")
  const row = { ...listed, id: user.id }
  const { removeRow } = changesApi.endpoints
  expect((await dispatch(removeRow.initiate({ row }))).error).toMatchObject({
    kind: "invalid",
    message: expect.stringContaining("violate"),
  })
  expect((await dispatch(removeRow.initiate({ row, heir: uuid }))).error).toBeUndefined()
  await dispatch(removeItem.initiate(user))
  expect(writes.map(({ query }) => query)).toEqual(["?reassign=", `?reassign=${uuid}`, "?reassign="])
})

const photo = () => new File([new Uint8Array([255, 216, 255])], "Été à Liège.JPG", { type: "image/jpeg" })

test("a file is uploaded under an ASCII name, and has an address relative to the back end", async () => {
  const { dispatch, writes } = await signedIn({ "POST /jsonapi/node/article/field_image": ["upload-01-image-ok"] })
  const { data } = await dispatch(uploadApi.endpoints.uploadFile.initiate({ type: "node--article", field: "field_image", file: photo() }))
  expect(data).toMatchObject({
    id: "e78ff7c9-ea02-463e-8ea6-b8443fb5ae93",
    url: "/sites/default/files/images/2026-11/photo-ete.jpg",
    filemime: "image/jpeg",
    filesize: 28_232,
  })
  expect(writes[0]?.headers).toMatchObject({
    "content-type": "application/octet-stream",
    "content-disposition": expect.stringMatching(/^file; filename="[\x21-\x7e]+\.jpg"$/i),
  })
})

test("a refused upload says why", async () => {
  const { dispatch } = await signedIn({ "POST /jsonapi/node/article/field_image": ["upload-02-bad-extension"] })
  const { error } = await dispatch(uploadApi.endpoints.uploadFile.initiate({ type: "node--article", field: "field_image", file: photo() }))
  expect(error).toMatchObject({ kind: "invalid", message: expect.stringContaining("Only files with the following extensions are allowed") })
})
