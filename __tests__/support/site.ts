import "@testing-library/jest-dom"
import { TextDecoder, TextEncoder } from "node:util"
import { toHaveNoViolations } from "jest-axe"
import { FakeObserver } from "./in-view.ts"

expect.extend(toHaveNoViolations)

// What jsdom lacks or only logs about.
Object.assign(globalThis, { TextDecoder, TextEncoder })
Object.assign(window, { IntersectionObserver: FakeObserver, ResizeObserver: FakeObserver, scrollTo: () => undefined })
