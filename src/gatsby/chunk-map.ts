import { copyFile, readFile, rm, writeFile } from "node:fs/promises"
import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import * as v from "valibot"

const statistics = v.object({ assetsByChunkName: v.record(v.string(), v.array(v.string())) })

/**
 * Gatsby's chunk-map.json leaves out shared chunks. Its renderer reads the statistics for each page, so they move to `cache`
 * (publisher/warm-gatsby.ts).
 */
export async function completeChunkMap(folder: string, cache: string): Promise<void> {
  const file = path.join(folder, "webpack.stats.json")
  if (!existsSync(file)) return
  const { assetsByChunkName } = v.parse(statistics, JSON.parse(await readFile(file, "utf8")))
  const map = Object.entries(assetsByChunkName).map(([name, files]) => [name, files.map((asset) => `/${asset}`)] as const)
  await writeFile(path.join(folder, "chunk-map.json"), JSON.stringify(Object.fromEntries(map)))
  await copyFile(file, path.join(cache, "webpack.stats.json"))
  await rm(file)
}

/** All pages share one sheet, and each template adds one. */
export function sheetsOfPages(): readonly string[] {
  const chunks = Object.entries(chunksBuilt()).filter(([name]) => name === "app" || name.startsWith("component---"))
  return [...new Set(chunks.flatMap(([, files]) => files.filter((file) => file.endsWith(".css"))))]
}

/** Names lead to addresses of the chunks with words (`words-fr`); none before the scripts are built. */
export function wordFiles(): Readonly<Record<string, readonly string[]>> {
  const chunks = Object.entries(chunksBuilt()).filter(([name]) => /^words-/.test(name))
  return Object.fromEntries(chunks.map(([name, files]) => [name, files.map((asset) => `/${asset}`)]))
}

function chunksBuilt(): Readonly<Record<string, readonly string[]>> {
  const file = ["public", ".cache"].map((folder) => path.join(folder, "webpack.stats.json")).find((name) => existsSync(name))
  return file === undefined ? {} : v.parse(statistics, JSON.parse(readFileSync(file, "utf8"))).assetsByChunkName
}
