import { resolve } from "node:path"
import { readUpOptions } from "#scripts/drupal/up/options.ts"

describe("readUpOptions", () => {
  it("keeps a Drupal in .g30-drupal, with our module, on loopback's port 8055", () => {
    expect(readUpOptions([])).toEqual({
      code: null,
      folder: resolve(".g30-drupal"),
      port: 8055,
      workers: 4,
      hasModule: true,
      origins: ["*"],
      name: "admin",
      mail: "admin@example.com",
    })
  })

  it("takes what is said", () => {
    const args = ["--code", "/tmp/code", "--folder", "/tmp/one", "--port", "9000", "--workers", "2", "--without-module", "--admin", "ada"]
    const origins = ["--origin", "https://a.example", "--origin", "https://b.example"]
    expect(readUpOptions([...args, ...origins, "--mail", "ada@example.org"])).toEqual({
      code: "/tmp/code",
      folder: "/tmp/one",
      port: 9000,
      workers: 2,
      hasModule: false,
      origins: ["https://a.example", "https://b.example"],
      name: "ada",
      mail: "ada@example.org",
    })
  })

  it.each([
    [["--port", "0"], '--port is "0", but must be a number from 1 to 65535.'],
    [["--workers", "many"], '--workers is "many", but must be a number from 1 to 64.'],
    [["--colour"], "Unknown option '--colour'"],
  ])("says what is wrong with %j", (args, message) => {
    expect(() => readUpOptions(args)).toThrow(message)
  })
})
