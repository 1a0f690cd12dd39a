import { mkdir, rm, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { recipeFiles } from "./recipe.ts"

/** Returns the number of files. */
export async function writeRecipes(folder: string): Promise<number> {
  const files = Object.entries(recipeFiles())
  const names = new Set(files.map(([path]) => path.split("/")[0] ?? ""))
  for (const name of names) await rm(join(folder, name), { recursive: true, force: true })
  for (const [path, text] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  return files.length
}
