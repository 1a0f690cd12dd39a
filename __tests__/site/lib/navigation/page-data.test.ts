/** @jest-environment jsdom */

import { PageDataError } from "#lib/navigation/built-data.ts"
import { loadData } from "#lib/navigation/page-data.ts"
import { serve } from "#support/browser/built-files.ts"

const url = "/page-data/legal/page-data.json"

beforeEach(() => {
  Object.assign(window, { ___webpackCompilationHash: "c0ffee" })
})

async function refusal(): Promise<PageDataError> {
  const error: unknown = await loadData(url).catch((reason: unknown) => reason)
  if (error instanceof PageDataError) return error
  throw new Error(`No refusal but ${String(error)}`)
}

test("data of the same bundles is given, and asked for with credentials", async () => {
  const requests = serve({ [url]: { path: "/legal/", hash: "c0ffee" } })
  expect(await loadData(url)).toEqual({ path: "/legal/", hash: "c0ffee" })
  expect(requests).toEqual([[url, expect.objectContaining({ credentials: "include" })]])
})

test.each([
  ["a missing file", { status: 404, statusText: "Nicht gefunden" }, "Nicht gefunden", 404],
  ["a missing file over HTTP/2", { status: 404 }, "Not Found", 404],
  ["a failing server", { status: 500 }, `Failed to fetch ${url}`, undefined],
  ["another success than 200", { status: 203, text: '{"hash":"c0ffee"}' }, `Failed to fetch ${url}`, undefined],
  ["no connection", { isCut: true }, `Failed to fetch ${url}`, undefined],
  ["data without a hash", { text: "{}" }, `${url} is missing a hash`, undefined],
  ["data that is no object", { text: "null" }, `${url} is missing a hash`, undefined],
  ["data of other bundles", { text: '{"hash":"decade"}' }, "Hash did not match.", "INVALID_HASH"],
])("%s is refused with a message that names the fault", async (_, answer, message, code) => {
  serve({ [url]: answer })
  const error = await refusal()
  expect([error.message, error.code]).toEqual([message, code])
})

const dropped = { isCut: true }
const busy = { status: 503 }

test.each([[[dropped]], [[dropped, dropped]], [[busy]], [[dropped, busy]]])(
  "what the line or the server drops (%j) is asked for again",
  async (faults) => {
    const requests = serve({ [url]: { hash: "c0ffee" } }, faults)
    expect(await loadData(url)).toEqual({ hash: "c0ffee" })
    expect(requests).toHaveLength(faults.length + 1)
  },
)

test.each([
  [[dropped, dropped, dropped], 3],
  [[busy, busy, busy], 3],
  [[{ status: 404 }], 1],
  [[{ status: 403 }], 1],
])("%j is refused after %i requests", async (faults, count) => {
  const requests = serve({ [url]: { hash: "c0ffee" } }, faults)
  await refusal()
  expect(requests).toHaveLength(count)
})

test("a cut file is named with the parser's own words", async () => {
  serve({ [url]: { text: '{"hash":"c0f' } })
  const { message, code } = await refusal()
  expect(message).toMatch(new RegExp(`^Failed to parse JSON ${url} SyntaxError: .+`))
  expect(code).toBeUndefined()
})
