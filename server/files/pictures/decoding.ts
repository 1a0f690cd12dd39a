/** Decodes pictures in separate processes: native code can't be interrupted, but a process can be ended. */
import { fork, type ChildProcess } from "node:child_process"
import { createRequire } from "node:module"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import * as v from "valibot"
import { Refusal } from "#server/http/refusal.ts"
import { invalidFile } from "#server/files/invalid-file.ts"
import type { Inspected } from "./picture.ts"

export type Task = { readonly path: string; readonly maxPixels: number }

/** Decodes a picture whole. */
export type Decoding = (task: Task) => Promise<Inspected>

export type DecodingOptions = {
  /** Milliseconds until a process that decodes is ended. */
  readonly longest?: number
  readonly program?: string
}

// Long enough for fifty megapixels on a slow machine. Only a malicious picture takes longer.
const usualLongest = 30_000
// A process takes half a second to start, and 80 MB while it waits.
const idle = 60_000

const answer = v.union([
  v.object({ size: v.object({ width: v.number(), height: v.number() }), cleaned: v.nullable(v.instance(Uint8Array)) }),
  v.object({ isRefusal: v.boolean(), message: v.string() }),
])

type Decoder = { readonly child: ChildProcess; end?: NodeJS.Timeout }

/** Starts a process when one is needed, and keeps it for the next picture. */
export function makeDecoding({
  longest = usualLongest,
  program = join(import.meta.dirname, "decoder.ts"),
}: DecodingOptions = {}): Decoding {
  const waiting: Decoder[] = []
  const rest = (decoder: Decoder) => {
    waiting.push(decoder)
    decoder.end = setTimeout(() => {
      waiting.splice(waiting.indexOf(decoder), 1)
      decoder.child.kill("SIGKILL")
    }, idle).unref()
  }
  return async (task) => {
    const decoder: Decoder = waiting.pop() ?? { child: start(program) }
    clearTimeout(decoder.end)
    const said = await ask(decoder.child, task, longest)
    // There is no answer when the process was ended or crashed while it decoded.
    if (said === undefined) throw invalidFile("The picture can't be shown: it is made so that decoding it never ends.")
    rest(decoder)
    if ("size" in said) return said
    throw said.isRefusal ? new Refusal(422, said.message) : new Error(said.message)
  }
}

const require = createRequire(import.meta.url)

function start(program: string): ChildProcess {
  const execArgv = ["--import", pathToFileURL(require.resolve("tsx")).href]
  // Without the server's environment, which holds secrets: this process reads files of strangers.
  const child = fork(program, [], { execArgv, env: {}, serialization: "advanced", stdio: ["ignore", "ignore", "inherit", "ipc"] })
  // An idle process must not keep the server running.
  child.unref()
  child.channel?.unref()
  return child
}

function ask(child: ChildProcess, task: Task, longest: number): Promise<v.InferOutput<typeof answer> | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill("SIGKILL"), longest)
    const settle = (said?: v.InferOutput<typeof answer>) => {
      clearTimeout(timer)
      child.removeAllListeners()
      resolve(said)
    }
    child.once("message", (said) => {
      settle(v.parse(answer, said))
    })
    child.once("exit", () => {
      settle()
    })
    child.once("error", () => {
      settle()
    })
    child.send(task, (error) => {
      if (error !== null) settle()
    })
  })
}
