import "@testing-library/jest-dom"
import { toHaveNoViolations } from "jest-axe"
import { FakeObserver } from "./in-view.ts"

expect.extend(toHaveNoViolations)

// What jsdom lacks or only logs about.
Object.assign(window, { IntersectionObserver: FakeObserver, scrollTo: () => undefined })
