import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { versionCache } from "../../../src/gatsby/bundle-cache.ts"

const files = [".cache/compiled/gatsby-node.js", "src/gatsby/swc-loader.js", "babel.config.js", "package-lock.json"]
const home = process.cwd()
let folder = ""

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "g30-bundle-cache-")))
  for (const file of files) write(file, "1")
  process.chdir(folder)
})

afterEach(() => {
  process.chdir(home)
  rmSync(folder, { recursive: true })
})

type Compiler = { readonly hooks: { readonly afterEmit: { readonly tap: jest.Mock } } }

function versioned(): { readonly version: unknown; readonly plugins: readonly { readonly apply: (compiler: Compiler) => void }[] } {
  const config = { cache: { type: "filesystem", version: "" }, plugins: [] }
  versionCache(config)
  return { version: config.cache.version, plugins: config.plugins }
}

test("webpack's cache is kept as long as what compiles is the same", () => {
  const { version } = versioned()
  expect(version).toMatch(/^[0-9a-f]{64}$/)
  expect(versioned().version).toBe(version)
})

test.each(files)("another %s makes the cache of before invalid", (file) => {
  const { version } = versioned()
  write(file, "2")
  expect(versioned().version).not.toBe(version)
})
