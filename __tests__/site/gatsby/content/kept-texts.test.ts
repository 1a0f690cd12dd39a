import { readFileSync } from "node:fs"
import { join } from "node:path"
import type * as Module from "#gatsby/content/kept-texts.ts"
import { anEntity } from "#support/build/source-entity.ts"
import { aTemporaryFolder } from "#support/temporary-folder.ts"

const aText = (uuid: string, digest = "one") => anEntity({ uuid, digest, attributes: {} })
const prose = (words: string) => ({ body: { tree: [words] } })

/** A process of its own: the module remembers the texts. */
function aProcess(): typeof Module {
  let kept: typeof Module | undefined
  jest.isolateModules(() => {
    kept = jest.requireActual<typeof Module>("#gatsby/content/kept-texts.ts")
  })
  if (kept === undefined) throw new Error("The module was not loaded.")
  return kept
}

const aFile = () => join(aTemporaryFolder(), "texts.jsonl")

test("the next process reads the texts that are still the same", () => {
  const [file, first, second] = [aFile(), aProcess(), aProcess()]
  const both = [aText("same"), aText("other")]
  for (const text of both) first.keepText(text, prose(text.uuid))
  first.writeTexts(file, both)
  second.readTexts(file)
  expect(second.keptText(aText("same"))).toEqual(prose("same"))
  expect(second.keptText(aText("other", "edited"))).toBeUndefined()
})

test.each([
  ["in the same process", false],
  ["while no process ran", true],
])("nothing stays in the file of an item that is gone %s", (_, restarts) => {
  const [file, first] = [aFile(), aProcess()]
  const [left, gone] = [aText("left"), aText("gone")]
  for (const text of [left, gone]) first.keepText(text, prose(`words of ${text.uuid}`))
  first.writeTexts(file, [left, gone])
  const next = restarts ? aProcess() : first
  if (restarts) next.readTexts(file)
  next.writeTexts(file, [left])
  expect(readFileSync(file, "utf8")).toContain("words of left")
  expect(readFileSync(file, "utf8")).not.toContain("gone")
})
