import "@testing-library/jest-dom"
import { TextDecoder, TextEncoder } from "node:util"
import { toHaveNoViolations } from "jest-axe"
import { navigate } from "gatsby"
import { FakeObserver } from "./browser/in-view.ts"

expect.extend(toHaveNoViolations)

// What jsdom lacks or only logs about.
Object.assign(globalThis, { TextDecoder, TextEncoder })
Object.assign(window, { IntersectionObserver: FakeObserver, ResizeObserver: FakeObserver, scrollTo: () => undefined })

// Gatsby, whose every page is there at once. The name `navigate` of ./gatsby.tsx is what shows a page.
beforeEach(() => {
  const loadPage = (address: string) => Promise.resolve({ page: { path: address } })
  Object.assign(window, {
    ___loader: { loadPage, enqueue: () => undefined, hovering: () => undefined },
    ___navigate: (to: string, options?: object) => navigate(to, options),
  })
})
