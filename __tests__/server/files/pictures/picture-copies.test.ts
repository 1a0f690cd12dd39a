import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { pictureCopies } from "#server/files/pictures/picture-copies.ts"
import { findPlainFile } from "#server/http/answers/send-file.ts"
import { invalidFile } from "#server/http/refusal.ts"
import { turns } from "#support/turns.ts"
import { aTemporaryFolder } from "#support/temporary-folder.ts"

async function aFolderOf(count: number) {
  const filesFolder = join(aTemporaryFolder(), "files")
  mkdirSync(filesFolder)
  const names = Array.from({ length: count }, (_, index) => `${index}.jpg`)
  for (const name of names) writeFileSync(join(filesFolder, name), "picture")
  const sources = names.map(async (path) => {
    const source = await findPlainFile(join(filesFolder, path))
    if (source === undefined) throw new Error(`${path} was written before.`)
    return { path, style: "w200", source } as const
  })
  return { filesFolder, wanted: await Promise.all(sources) }
}

test("two pictures are decoded at one time, and the others wait", async () => {
  const { filesFolder, wanted } = await aFolderOf(5)
  let running = 0
  const counts: number[] = []
  const shrink = async () => {
    counts.push(++running)
    await turns(3)
    running -= 1
    return new Uint8Array([1])
  }
  const made = await Promise.all(wanted.map(pictureCopies({ filesFolder, shrink })))
  expect(made.map((copy) => copy?.stats.size)).toEqual([1, 1, 1, 1, 1])
  expect(Math.max(...counts)).toBe(2)
})

test("a damaged picture is decoded once, and a failure of the server again", async () => {
  const { filesFolder, wanted } = await aFolderOf(1)
  const failures = [new Error("The decoder did not start."), invalidFile("It is damaged.")]
  let calls = 0
  const copies = pictureCopies({ filesFolder, shrink: () => Promise.reject(failures[calls++] ?? new Error("Once too often.")) })
  const [first] = wanted
  if (first === undefined) throw new Error("There is one.")
  await expect(copies(first)).rejects.toThrow("did not start")
  expect([await copies(first), await copies(first), calls]).toEqual([undefined, undefined, 2])
})
