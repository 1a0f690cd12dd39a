import { readFileSync } from "node:fs"

const shrink = jest.requireActual<(this: { readonly resourcePath: string }, source: string) => string>(
  "../../../src/gatsby/react-loader.js",
)
const files = {
  "react-dom": "node_modules/react-dom/cjs/react-dom.production.min.js",
  scheduler: "node_modules/scheduler/cjs/scheduler.production.min.js",
}

test("of React's files that browsers get, what roots need stays, and what they don't need goes", () => {
  const dom = shrink.call({ resourcePath: files["react-dom"] }, readFileSync(files["react-dom"], "utf8"))
  for (const name of ["createRoot", "hydrateRoot", "flushSync", "createPortal"]) expect(dom).toContain(`exports.${name}=`)
  for (const name of ["render", "hydrate", "findDOMNode"]) expect(dom).not.toContain(`exports.${name}=`)
  const scheduler = shrink.call({ resourcePath: files.scheduler }, readFileSync(files.scheduler, "utf8"))
  expect(scheduler).toContain("exports.unstable_scheduleCallback=")
  expect(scheduler).not.toContain("exports.unstable_next=")
})

test("a version of React without one of the functions is named, instead of a larger bundle", () => {
  expect(() => shrink.call({ resourcePath: files["react-dom"] }, "exports.createRoot=a")).toThrow("react-dom has no findDOMNode any more")
})
