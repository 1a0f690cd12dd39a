import { setTimeout as wait } from "node:timers/promises"
import * as v from "valibot"
import type { Build, Editor, Proof } from "./editor.ts"

const stamp = v.pipe(v.string(), v.parseJson(), v.object({ vid: v.number() }))

/** Milliseconds after which a change should be live, even if it needed a full build. */
const patience = 600_000

/** A later change of somebody else proves it too. The site is asked every 50 ms. */
export async function untilProven(url: string, { path, vid }: Proof): Promise<void> {
  const until = performance.now() + patience
  while (performance.now() < until) {
    const answer = await fetch(`${url}${path}`)
    const parsed = v.safeParse(stamp, await answer.text())
    if (answer.status === 404 ? vid === null : vid !== null && parsed.success && parsed.output.vid >= vid) return
    await wait(50)
  }
  throw new Error(`${path} didn't become live.`)
}

/** Returns the last build. @throws if it failed */
export async function untilBuilt(editor: Editor): Promise<Build> {
  // The queue waits 150 ms for the other requests of a save (server/publishing/queue/pending.ts).
  await wait(300)
  const until = performance.now() + patience
  while (performance.now() < until) {
    const { now, builds } = await editor.publishing()
    const [last] = builds
    if (now === null && last !== undefined) {
      if (last.problem === null) return last
      throw new Error(`Build ${last.id} failed: ${last.problem.message}`)
    }
    await wait(100)
  }
  throw new Error("The building doesn't end.")
}
