import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { completeChunkMap } from "../../../src/gatsby/chunk-map.ts"
import { aTemporaryFolder } from "#support/temporary-folder.ts"

test("the map has the chunks that parts share, and Gatsby's statistics leave the site", async () => {
  const folder = aTemporaryFolder()
  const cache = aTemporaryFolder()
  const fileAt = (name: string) => join(folder, name)
  writeFileSync(fileAt("chunk-map.json"), JSON.stringify({ editor: ["/editor.js"] }))
  writeFileSync(fileAt("webpack.stats.json"), JSON.stringify({ name: "", assetsByChunkName: { editor: ["371.js", "editor.js"] } }))
  await completeChunkMap(folder, cache)
  expect(JSON.parse(readFileSync(fileAt("chunk-map.json"), "utf8"))).toEqual({ editor: ["/371.js", "/editor.js"] })
  expect(existsSync(fileAt("webpack.stats.json"))).toBe(false)
  expect(existsSync(join(cache, "webpack.stats.json"))).toBe(true)
})
