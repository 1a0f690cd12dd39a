import { compilationHash } from "../../../src/gatsby/compilation-hash.ts"

type Compilation = { hash?: string; readonly assets: Readonly<Record<string, unknown>> }

function hashOf(compilation: Compilation): string | undefined {
  compilationHash.apply({ hooks: { afterEmit: { tap: (_, made) => made(compilation) } } })
  return compilation.hash
}

const assets = { "app-1a2b3c.js": {}, "12-4d5e6f.js": {}, "styles.7a8b9c.css": {}, "webpack.stats.json": {} }

test("two compilations of the same scripts and styles have one hash, whatever webpack's is", () => {
  const { "app-1a2b3c.js": app, ...others } = assets
  const hash = hashOf({ hash: "f66ad5", assets })
  expect(hash).toMatch(/^[0-9a-f]{8}$/)
  expect(hashOf({ hash: "5e4ea1", assets: { ...others, "app-1a2b3c.js": app } })).toBe(hash)
})

test("another script or style makes another hash", () => {
  const hash = hashOf({ assets })
  const { "styles.7a8b9c.css": style, ...scripts } = assets
  expect(hashOf({ assets: { ...scripts, "styles.7a8b9d.css": style } })).not.toBe(hash)
  expect(hashOf({ assets: scripts })).not.toBe(hash)
})
