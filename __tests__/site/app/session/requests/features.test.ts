/** @jest-environment jsdom */

import { askFeature, askPart, lookUp } from "#app/session/requests/features.ts"
import type { Problem } from "#lib/session/problem.ts"

const notFound: Problem = { kind: "not-found", message: null }

beforeEach(() => {
  sessionStorage.clear()
})

/** A back end that answers so, and counts how often it was asked. */
function aBackEnd(answer: { readonly data?: unknown; readonly error?: Problem }) {
  let asked = 0
  const ask = () => {
    asked += 1
    return answer
  }
  return { ask, asked: () => asked }
}

test("what the back end lacks is asked for once, also after a reload of the tab", async () => {
  const { ask, asked } = aBackEnd({ error: notFound })
  expect(await askFeature("calendar", { ask })).toBeNull()
  expect(await askFeature("calendar", { ask })).toBeNull()
  expect(asked()).toBe(1)
})

test("one lack says nothing of another feature", async () => {
  await askFeature("calendar", { ask: aBackEnd({ error: notFound }).ask })
  await askFeature("redirects", { ask: aBackEnd({ error: notFound }).ask })
  expect(await askFeature("publishing", aBackEnd({ data: "status" }))).toEqual({ data: "status" })
  const { ask, asked } = aBackEnd({ data: "there" })
  expect(await askFeature("calendar", { ask })).toBeNull()
  expect(await askFeature("redirects", { ask })).toBeNull()
  expect(asked()).toBe(0)
})

test("a failure is no lack", async () => {
  const offline: Problem = { kind: "offline", message: null }
  const { ask, asked } = aBackEnd({ error: offline })
  expect(await askFeature("calendar", { ask })).toEqual({ error: offline })
  expect(await askFeature("calendar", { ask })).toEqual({ error: offline })
  expect(asked()).toBe(2)
})

test("who asks may say what counts as a lack", async () => {
  const { ask, asked } = aBackEnd({ error: notFound })
  expect(await askFeature("references", { ask, isLack: () => Promise.resolve(false) })).toEqual({ error: notFound })
  await askFeature("references", { ask })
  expect(asked()).toBe(2)
})

test("an address that takes another method is a lack too, as Drupal's is for the revisions of an item", async () => {
  const { ask, asked } = aBackEnd({ error: { kind: "not-offered", message: null } })
  expect(await askPart(ask, "/jsonapi/node/article/1", { part: "version-history" })).toBeNull()
  expect(await askPart(ask, "/jsonapi/node/article/2", { part: "version-history" })).toBeNull()
  expect(asked()).toBe(1)
})

describe("the item at an address", () => {
  const alias = { attributes: { path: "/node/7", alias: "/post/taken" } }

  /** A Drupal: 404 for a free address, and a list of aliases that this user may see or not. */
  function aDrupal(aliases: readonly object[]) {
    const urls: string[] = []
    const ask = ({ url = "", params }: { readonly url?: string | undefined; readonly params?: Readonly<Record<string, string>> }) => {
      urls.push(`${url} ${params?.path ?? params?.["filter[alias]"] ?? ""}`.trim())
      if (!url.startsWith("/router")) {
        const wanted = params?.["filter[alias]"]
        return { data: { data: aliases.filter((each) => wanted === undefined || each === (wanted === "/post/taken" ? alias : null)) } }
      }
      return params?.path === "/post/free/" || params?.path === "/post/free2/" ? { error: notFound } : { data: `at ${params?.path}` }
    }
    return { ask, urls }
  }

  test("is asked of Drupal's router until the first 404, which a browser logs; from then on of its list of aliases", async () => {
    const { ask, urls } = aDrupal([alias])
    expect(await lookUp(ask, "/post/taken/")).toEqual({ data: "at /post/taken/" })
    expect(await lookUp(ask, "/post/free/")).toEqual({ data: null })
    expect(await lookUp(ask, "/post/free2/")).toEqual({ data: null })
    expect(await lookUp(ask, "/post/taken/")).toEqual({ data: "at /node/7" })
    expect(urls.filter((url) => url === "/router/translate-path /post/free2/")).toEqual([])
  })

  test("is asked of the router where this user sees no alias at all", async () => {
    const { ask, urls } = aDrupal([])
    await lookUp(ask, "/post/free/")
    expect(await lookUp(ask, "/post/taken/")).toEqual({ data: "at /post/taken/" })
    expect(await lookUp(ask, "/post/taken/")).toEqual({ data: "at /post/taken/" })
    // That is found out once.
    expect(urls.filter((url) => url.startsWith("/jsonapi"))).toHaveLength(2)
  })
})
