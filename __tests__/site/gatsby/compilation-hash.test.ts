import { writeFileSync } from "node:fs"
import { join } from "node:path"
import MiniCssExtractPlugin from "mini-css-extract-plugin"
import webpack from "webpack"
import { compilationHash, rendererHash, sheetsOfScripts } from "../../../src/gatsby/compilation-hash.ts"
import { aTemporaryFolder } from "#support/temporary-folder.ts"

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

async function compiled(folder: string, options: webpack.Configuration) {
  const compiler = webpack({ mode: "none", context: folder, ...options })
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)))
  })
  await new Promise((resolve) => compiler.close(resolve))
  return stats
}

/** The hashes by which Gatsby decides whether it draws the pages of a renderer again. */
async function chunkHashes(folder: string, sheets: readonly string[]): Promise<readonly unknown[]> {
  const stats = await compiled(folder, { entry: "./page.js", output: { path: folder }, plugins: [rendererHash(sheets)] })
  return [...(stats?.compilation.chunks ?? [])].map(({ hash }) => hash)
}

test("pages are drawn again if only their sheets have changed", async () => {
  const folder = aTemporaryFolder()
  writeFileSync(join(folder, "page.js"), "export default 1")
  const sheets = ["app.1a2b3c.css", "9.4d5e6f.css"]
  const hashes = await chunkHashes(folder, sheets)
  expect(hashes).toHaveLength(1)
  expect(await chunkHashes(folder, sheets.toReversed())).toEqual(hashes)
  expect(await chunkHashes(folder, ["app.7a8b9c.css", "9.4d5e6f.css"])).not.toEqual(hashes)
})

test("a script that names its own sheet is made anew if only the sheet has changed", async () => {
  const folder = aTemporaryFolder()
  writeFileSync(join(folder, "app.js"), 'import "./app.css"; import("./late.js")')
  writeFileSync(join(folder, "late.js"), 'import "./late.css"')
  writeFileSync(join(folder, "late.css"), "a {}")
  const build = async (sheet: string) => {
    writeFileSync(join(folder, "app.css"), sheet)
    const stats = await compiled(folder, {
      entry: { app: "./app.js" },
      output: { path: folder, filename: "[name]-[contenthash].js" },
      cache: { type: "filesystem", cacheDirectory: join(folder, "cache") },
      module: { rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, require.resolve("css-loader")] }] },
      optimization: { realContentHash: true },
      plugins: [
        new MiniCssExtractPlugin({ filename: "[name].[contenthash].css", chunkFilename: "[id].[contenthash].css" }),
        sheetsOfScripts,
      ],
    })
    return stats?.toJson({ all: false, errors: true, assets: true })
  }
  const [first, second] = [await build("p { margin: 0 }"), await build("p { margin: 1px }")]
  expect([first?.errors, second?.errors]).toEqual([[], []])
  expect(second?.assets?.map(({ name }) => name)).not.toEqual(first?.assets?.map(({ name }) => name))
})
