/** @jest-environment jsdom */

import { PageDataError } from "#lib/navigation/built-data.ts"
import { isFirstFailure } from "#lib/navigation/reloads.ts"

const mismatch = (hash: string) => new PageDataError("Hash did not match.", "INVALID_HASH", hash)

beforeEach(() => {
  sessionStorage.clear()
})

test("an address is loaded anew once for each deploy, and each address for itself", () => {
  expect(isFirstFailure(mismatch("decade"), "/legal/")).toBe(true)
  expect(isFirstFailure(mismatch("decade"), "/legal/")).toBe(false)
  expect(isFirstFailure(mismatch("decade"), "/members/")).toBe(true)
  expect(isFirstFailure(mismatch("facade"), "/legal/")).toBe(true)
  expect(isFirstFailure(mismatch("decade"), "/legal/")).toBe(false)
})
