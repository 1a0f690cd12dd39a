/** @jest-environment jsdom */

import { askFeature } from "#app/session/requests/features.ts"
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
