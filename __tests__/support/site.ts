import "@testing-library/jest-dom"
import { TextDecoder, TextEncoder } from "node:util"
import { configure } from "@testing-library/react"
import { navigate } from "gatsby"
import { FakeObserver } from "./browser/in-view.ts"

// A loaded machine is no failure: what a test waits for comes at last, or never.
configure({ asyncUtilTimeout: 20_000 })

// jsdom lacks these, or logs an error for them.
Object.assign(globalThis, { TextDecoder, TextEncoder })
Object.assign(window, { IntersectionObserver: FakeObserver, ResizeObserver: FakeObserver, scrollTo: () => undefined })

// On a busy machine Redux's checks of development take longer than it expects.
const { warn } = console
console.warn = (...said: unknown[]) => {
  if (!/Middleware took \d+ms/.test(String(said[0]))) warn(...said)
}

// Gatsby's loader, for which every page exists at once. No build has made a data file of any item.
beforeEach(() => {
  const loadPage = (address: string) => Promise.resolve({ page: { path: address } })
  Object.assign(window, {
    fetch: () => Promise.resolve({ status: 404, statusText: "Not Found", text: () => Promise.resolve("") }),
    ___loader: { loadPage, enqueue: () => undefined, hovering: () => undefined },
    ___navigate: (to: string, options?: object) => navigate(to, options),
  })
})
