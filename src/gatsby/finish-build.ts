import path from "node:path"
import type { BuildArgs } from "gatsby"
import { completeChunkMap } from "./chunk-map.ts"
import { writeRedirects } from "./redirects.ts"
import { makeStamping } from "./stamps/stamps.ts"

const folder = path.resolve("public")
const stamp = makeStamping(folder)

/** Writes what Gatsby doesn't: chunk-map.json, `_redirects` and the stamps of the build. */
export async function onPostBuild(gatsby: BuildArgs): Promise<void> {
  await completeChunkMap(folder)
  await writeRedirects(folder, gatsby)
  stamp(gatsby)
}
