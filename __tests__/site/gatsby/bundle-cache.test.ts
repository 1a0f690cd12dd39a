import { versionCache } from "../../../src/gatsby/bundle-cache.ts"
import { folderOfEachTest } from "#support/temporary-folder.ts"

const files = [".cache/compiled/gatsby-node.js", "src/gatsby/swc-loader.js", "babel.config.js", "package-lock.json"]
const home = process.cwd()
const folder = folderOfEachTest(Object.fromEntries(files.map((file) => [file, "1"])))
beforeEach(() => process.chdir(folder.path()))
afterEach(() => process.chdir(home))

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
  folder.write(file, "2")
  expect(versioned().version).not.toBe(version)
})
