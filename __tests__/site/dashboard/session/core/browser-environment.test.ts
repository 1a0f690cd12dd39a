/** @jest-environment jsdom */

import { browserEnvironment } from "#dashboard/session/core/browser-environment.ts"

const { env } = process

afterEach(() => {
  process.env = env
  jest.restoreAllMocks()
})

test("the back end is at the site's own origin unless the build names another", () => {
  process.env = { ...env, GATSBY_API_URL: "" }
  expect(browserEnvironment().apiUrl).toBe("")
  process.env = { ...env, GATSBY_API_URL: "https://cms.example/fr/" }
  expect(browserEnvironment().apiUrl).toBe("https://cms.example/fr")
})

test("the site is a client without a secret, unless the build has one", () => {
  expect(browserEnvironment().client).toEqual({ id: "g30-site", secret: "" })
  process.env = { ...env, GATSBY_CLIENT_SECRET: "of everyone" }
  expect(browserEnvironment().client).toEqual({ id: "g30-site", secret: "of everyone" })
})

test("without storage and Web Locks the session knows that it has neither", () => {
  jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new Error("SecurityError")
  })
  expect(browserEnvironment()).toMatchObject({ storage: null, locks: null })
})

test("a page wakes up when it is visible again, comes from the back/forward cache, or has its network back", () => {
  const woken: string[] = []
  browserEnvironment().onWake(() => woken.push("woken"))
  window.dispatchEvent(new Event("online"))
  window.dispatchEvent(new Event("pageshow"))
  document.dispatchEvent(new Event("visibilitychange"))
  expect(woken).toHaveLength(3)
  jest.spyOn(document, "visibilityState", "get").mockReturnValue("hidden")
  document.dispatchEvent(new Event("visibilitychange"))
  expect(woken).toHaveLength(3)
})
