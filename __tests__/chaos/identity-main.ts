/** `npm run test:long -- identity [--edits 200 --every 10 --seed 1 --small]`: edits a site at random, and compares quick builds with full ones. */
import { rmSync } from "node:fs"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { demoPassword } from "#server/session/passwords/demo.ts"
import { edits, type Edit } from "#bench/edits.ts"
import { translationEdits } from "#bench/translation-edits.ts"
import { signIn, type Editor, type ContentResource } from "#bench/editor.ts"
import { median } from "#bench/bench.ts"
import { untilBuilt, untilProven } from "#bench/published.ts"
import { copyWhole, startWhole, type WholeProject } from "#bench/whole-project.ts"
import { randomOf, type Random } from "../fuzz/random.ts"
import { differencesToFullBuild } from "./identity.ts"
import { otherEdits } from "./other-edits.ts"
import { otherTranslationEdits } from "./other-translation-edits.ts"
import { makeSmallProject } from "./small-project.ts"
import { aTemporaryFolder } from "#support/temporary-folder.ts"

const options = {
  edits: { type: "string", default: "200" },
  every: { type: "string", default: "10" },
  seed: { type: "string", default: "1" },
  small: { type: "boolean", default: false },
} as const
const usage = "Usage: npm run test:long -- identity [--edits 200 --every 10 --seed 1 --small]"

const figuresEvery = 50

/** Every second edit is one of a translation, so that a short run has some. */
const allEdits: readonly (readonly Edit[])[] = [
  [...edits, ...otherEdits],
  [...translationEdits, ...otherTranslationEdits],
]

class NothingToEdit extends Error {}

type Session = {
  readonly whole: WholeProject
  readonly editor: Editor
  readonly random: Random
  readonly times: number[]
  readonly names: string[]
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options })
  const [count, every, seed] = [Number(values.edits), Number(values.every), Number(values.seed)]
  if (![count, every, seed].every(Number.isInteger)) throw new Error(usage)
  const folder = aTemporaryFolder()
  const [root, home] = [join(folder, "project"), join(folder, "home")]
  if (values.small) makeSmallProject(process.cwd(), root)
  else copyWhole(process.cwd(), root)
  const whole = await startWhole(root, home)
  const editor = await signIn(whole.url, "margaux.steenhout@example.org", demoPassword)
  const session: Session = { whole, editor, random: randomOf(seed), times: [], names: [] }
  let wrong = 0
  try {
    for (let number = 1; number <= count; number++) {
      await edit(session, number)
      if (number % every > 0 && number % figuresEvery > 0 && number < count) continue
      const { how } = await untilBuilt(editor)
      printFigures(session, number, how)
      if (number % every > 0 && number < count) continue
      const differences = await differencesToFullBuild({ root, home, url: whole.url })
      wrong += differences.length
      console.log(`${number} edits: ${differences.length} differences to a full build, after ${session.names.join(", ")}`)
      session.names.length = 0
      for (const difference of differences.slice(0, 20)) console.log(`WRONG  ${difference}`)
    }
  } finally {
    await whole.stop()
  }
  console.log(wrong === 0 ? "Every quick build was identical to a full one." : `${wrong} files differ; the state is kept in ${folder}`)
  if (wrong > 0) process.exitCode = 1
  else rmSync(folder, { recursive: true })
}

/** Makes an edit that the content allows. Most are awaited; the others share a build with the next. */
async function edit({ whole, editor, random, times, names }: Session, number: number): Promise<void> {
  const pick = (found: readonly ContentResource[]) => {
    const item = found[random.whole(found.length)]
    if (item === undefined) throw new NothingToEdit()
    return item
  }
  for (;;) {
    const some = allEdits[number % allEdits.length] ?? []
    const chosen = some[random.whole(some.length)]
    if (chosen === undefined) continue
    try {
      const proof = await chosen.make({ editor, number, pick })
      names.push(chosen.name)
      if (proof === null || random.chance(0.3)) return
      await untilProven(whole.url, proof)
      times.push(performance.now() - editor.lastWrite())
      return
    } catch (error) {
      if (!(error instanceof NothingToEdit)) throw error
    }
  }
}

function printFigures({ whole, times }: Session, number: number, how: string | null): void {
  const memory = (whole.builderMemory() / 1_000_000).toFixed(0)
  console.log(
    `${number} edits: ${median(times).toFixed(0)} ms until one was live (median), builder ${memory} MB; the last build was ${how ?? "?"}`,
  )
  times.length = 0
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
