/** @jest-environment jsdom */
import { readFileSync } from "node:fs"
import { createElement, useState, type KeyboardEvent } from "react"
import type { flushSync } from "react-dom"
import type { hydrateRoot } from "react-dom/client"

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

/** React DOM as browsers get it. */
function shrunkReactDom() {
  const dom = shrink.call({ resourcePath: files["react-dom"] }, readFileSync(files["react-dom"], "utf8"))
  const made: { hydrateRoot?: typeof hydrateRoot; flushSync?: typeof flushSync } = {}
  // The code is React's own.
  new Function("require", "exports", dom)(jest.requireActual, made)
  return made
}

test("React as browsers get it hydrates, hears changes and draws them", () => {
  const made = shrunkReactDom()
  const Field = () => {
    const [text, setText] = useState("before")
    return createElement("label", null, text, createElement("input", { value: text, onChange: (event) => setText(event.target.value) }))
  }
  document.body.innerHTML = '<label>before<input value="before"/></label>'
  made.flushSync?.(() => made.hydrateRoot?.(document.body, createElement(Field)))
  const input = document.querySelector("input")
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, "after")
  made.flushSync?.(() => input?.dispatchEvent(new Event("input", { bubbles: true })))
  expect(document.body).toHaveTextContent("after")
  expect(document.querySelector("input")).toBe(input)
})

test("its events tell the keys that are pressed, and whether Caps Lock is on", () => {
  const made = shrunkReactDom()
  const pressed: unknown[] = []
  const onKeyDown = (event: KeyboardEvent) => pressed.push(event.key, event.getModifierState("CapsLock"), event.getModifierState("Shift"))
  document.body.innerHTML = "<input/>"
  made.flushSync?.(() => made.hydrateRoot?.(document.body, createElement("input", { onKeyDown })))
  const event = new window.KeyboardEvent("keydown", { key: "A", modifierCapsLock: true, bubbles: true })
  made.flushSync?.(() => document.querySelector("input")?.dispatchEvent(event))
  expect(pressed).toEqual(["A", true, false])
})

test("a version of React without one of the functions is named, instead of a larger bundle", () => {
  expect(() => shrink.call({ resourcePath: files["react-dom"] }, "exports.createRoot=a")).toThrow(
    "react-dom has no exports\\.findDOMNode= any more",
  )
})
