import { readFile, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import * as v from "valibot"

const statistics = v.object({ assetsByChunkName: v.record(v.string(), v.array(v.string())) })

/** Gatsby's chunk-map.json leaves out the chunks that several parts of the site share. This writes all of them, and removes Gatsby's statistics. */
export async function completeChunkMap(folder: string): Promise<void> {
  const file = path.join(folder, "webpack.stats.json")
  const { assetsByChunkName } = v.parse(statistics, JSON.parse(await readFile(file, "utf8")))
  const map = Object.entries(assetsByChunkName).map(([name, files]) => [name, files.map((asset) => `/${asset}`)] as const)
  await writeFile(path.join(folder, "chunk-map.json"), JSON.stringify(Object.fromEntries(map)))
  await rm(file)
}
