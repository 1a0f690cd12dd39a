/** Keeps Gatsby ready between builds. The argument is an `Assignment` as JSON. The process ends with its starter. */
import { constants, setPriority } from "node:os"
import { resolve } from "node:path"
import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises"
import * as v from "valibot"
import { takeLock } from "#server/process/lock.ts"
import type { BuildChanges } from "./apply-changes.ts"
import { forgetFinished, readFinished, writeFinished, type PlacedBuild } from "./finished-build.ts"
import { gatsbyVersion, loadGatsby, supportedGatsby, type Gatsby } from "./gatsby-internals.ts"
import { readChanges } from "./read-changes.ts"
import { lockOf } from "./run-gatsby.ts"
import { OtherTemplatesError, sourceAgain, startGatsby, writePages, type Started } from "./warm-gatsby.ts"
import { assignment, order, type Answer, type Assignment } from "./warm-messages.ts"

/** Milliseconds; an earlier builder needs less to end. */
const patience = 10_000

type Work = {
  readonly assigned: Assignment
  gatsby: Gatsby | null
  started: Started | null
  waiting: number
  /** Is the last saved build. The file about it is missing from the beginning of the next one until that is saved. */
  finished: PlacedBuild | null
  saved: Promise<unknown>
}

const send = process.send?.bind(process)
const sendToParent = (answer: Answer) => send?.(answer)
// With `send`, Gatsby would report each log line to the parent.
Object.assign(process, { send: undefined })

async function main(assignmentText = ""): Promise<void> {
  const assigned = v.parse(assignment, JSON.parse(assignmentText))
  const work: Work = { assigned, gatsby: null, started: null, waiting: 0, finished: null, saved: Promise.resolve() }
  const leave = () => void work.saved.finally(() => process.exit(0))
  process.on("disconnect", leave)
  // Visitors come first.
  setPriority(constants.priority.PRIORITY_LOW)
  const { root } = assigned
  await takeLock(lockOf(root), patience)
  process.chdir(root)
  work.finished = readFinished(root)
  let last = Promise.resolve()
  process.on("message", (message) => {
    const request = v.parse(order, message)
    if (request === "end") {
      leave()
      return
    }
    if (request === "build") work.waiting += 1
    last = last.then(async () => {
      sendToParent(request === "build" ? await build(work) : { type: "warmed", isReady: await warmUp(work) })
      await work.saved
    })
    last.catch(end)
  })
}

function end(error: unknown): void {
  console.error(error)
  process.exit(1)
}

/** Prepares the first build, and stops if that build is ordered meanwhile. Returns whether a quick build is possible. */
async function warmUp(work: Work): Promise<boolean> {
  if (typeof beginning(work) === "string") return false
  loadedGatsby(work)
  if (await isAsked(work)) return true
  const sourced = await source(work)
  if ("type" in sourced) return sourced.type !== "full"
  if (!(await isAsked(work))) await write(work, sourced)
  return true
}

async function isAsked(work: Work): Promise<boolean> {
  // Yields to the event loop once, so that a waiting build message can arrive.
  await nextTurn()
  return work.waiting > 0
}

async function build(work: Work): Promise<Answer> {
  work.waiting -= 1
  const sourced = await source(work)
  if ("type" in sourced) return sourced
  await write(work, sourced)
  return { type: "built" }
}

type SourcedBuild = {
  readonly finished: PlacedBuild
  readonly changes: BuildChanges
  readonly gatsby: Gatsby
  readonly started: Started
}

async function source(work: Work): Promise<SourcedBuild | Answer> {
  const { root, home } = work.assigned
  const finished = beginning(work)
  if (typeof finished === "string") return { type: "full", why: finished }
  sendToParent({ type: "step", step: "content" })
  const changes = await readChanges(work.assigned.env.G30_API_URL ?? "", finished.home === home ? finished.since : null)
  if (changes.kind === "failed") return { type: "failed", message: changes.message }
  forgetFinished(root)
  try {
    const gatsby = loadedGatsby(work)
    if (work.started === null) work.started = await startGatsby(gatsby, root, changes)
    else await sourceAgain(gatsby, work.started, changes)
    return { finished, changes, gatsby, started: work.started }
  } catch (error) {
    if (!(error instanceof OtherTemplatesError)) throw error
    return { type: "full", why: "The content uses a kind of page that the last build had none of." }
  }
}

async function write(work: Work, { finished, changes, gatsby, started }: SourcedBuild): Promise<void> {
  const { root, home } = work.assigned
  const built = { ...finished, home, since: changes.since }
  const afterwards = await writePages(gatsby, started, (count) => sendToParent({ type: "step", step: "pages", count }))
  const save = async () => {
    for (const workLater of afterwards) await workLater()
    await gatsby.saveState()
    await writeFinished(root, built)
    work.finished = built
  }
  // The answer goes out first, so that the parent verifies and switches the site meanwhile.
  work.saved = nextTurn().then(save)
}

/** Returns the build from which a quick one can start, or the reason why there is none. */
function beginning({ assigned: { root, sources }, finished }: Work): PlacedBuild | string {
  if (finished === null) return "The last build was not finished."
  if (finished.place !== resolve(root)) return "The last build was made in another folder."
  if (finished.sources !== sources) return "The code or the settings have changed since the last build."
  const version = gatsbyVersion(root)
  return version === supportedGatsby ? finished : `Gatsby ${version} is installed; only ${supportedGatsby} can build incrementally.`
}

function loadedGatsby(work: Work): Gatsby {
  work.gatsby ??= loadGatsby(work.assigned.root)
  return work.gatsby
}

main(process.argv[2]).catch(async (error: unknown) => {
  // The parent reads the lines before it hears of the exit.
  console.error(error)
  await wait(50)
  process.exit(1)
})
