import { OperatorError } from "#scripts/closing.ts"
import { findChromium, type Machine } from "#scripts/gate/chromium.ts"

function machine({ env = {}, files = [] }: { env?: Machine["env"]; files?: readonly string[] }): Machine {
  return { env, exists: (file) => files.includes(file), playwrightPath: "/root/.cache/ms-playwright/chromium/chrome" }
}

test("the browser that CHROMIUM_PATH names goes before any other", () => {
  const found = findChromium(machine({ env: { CHROMIUM_PATH: "/opt/chrome" }, files: ["/opt/chrome", "/usr/bin/chromium"] }))
  expect(found).toBe("/opt/chrome")
})

test("a CHROMIUM_PATH that names nothing is an error that says so, even where another browser is there", () => {
  const look = () => findChromium(machine({ env: { CHROMIUM_PATH: "/opt/chrome" }, files: ["/usr/bin/chromium"] }))
  expect(look).toThrow(OperatorError)
  expect(look).toThrow("CHROMIUM_PATH is /opt/chrome, but there is no such file")
})

test.each([
  ["Debian", "/usr/bin/chromium"],
  ["Debian, without windows", "/usr/bin/chromium-headless-shell"],
  ["Ubuntu", "/usr/bin/chromium-browser"],
  ["Fedora with Chrome", "/usr/bin/google-chrome"],
  ["macOS", "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"],
])("%s keeps its browser in a usual place", (_system, file) => {
  expect(findChromium(machine({ files: [file] }))).toBe(file)
})

test("a browser of the system goes before Playwright's own, which goes before none", () => {
  const own = "/root/.cache/ms-playwright/chromium/chrome"
  expect(findChromium(machine({ files: [own, "/usr/bin/chromium"] }))).toBe("/usr/bin/chromium")
  expect(findChromium(machine({ files: [own] }))).toBe(own)
  expect(findChromium(machine({}))).toBeNull()
})
