import { resolve } from "node:path"
import { readUpOptions } from "#scripts/drupal/up/options.ts"

test("a Drupal is kept in .g30-drupal, with our module, on loopback's port 8055, unless something else is said", () => {
  expect(readUpOptions([])).toEqual({ code: null, folder: resolve(".g30-drupal"), port: 8055, hasModule: true })
  const args = ["--code", "/tmp/code", "--folder", "/tmp/one", "--port", "9000", "--without-module"]
  expect(readUpOptions(args)).toEqual({ code: "/tmp/code", folder: "/tmp/one", port: 9000, hasModule: false })
})

test("an option that can't be used is refused", () => {
  expect(() => readUpOptions(["--port", "0"])).toThrow('--port is "0", but must be a number from 1 to 65535.')
  expect(() => readUpOptions(["--colour"])).toThrow("Unknown option '--colour'")
})
