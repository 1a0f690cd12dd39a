import { fork, type ChildProcess } from "node:child_process"
import { createRequire } from "node:module"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import * as v from "valibot"
import { invalidFile, Refusal } from "#server/http/refusal.ts"
import type { PictureFacts } from "./picture.ts"

type Task = { readonly path: string; readonly maxPixels: number }

export type Decode = (task: Task) => Promise<PictureFacts>

type DecodingOptions = {
  readonly longest?: number
  readonly program?: string
}

// Milliseconds: enough for fifty megapixels on a slow machine. Only a malicious picture takes longer.
const usualLongest = 30_000
// Milliseconds. A process takes half a second to start, and 80 MB while it waits.
const idle = 60_000

const answerSchema = v.union([
  v.object({ size: v.object({ width: v.number(), height: v.number() }), cleaned: v.nullable(v.instance(Uint8Array)) }),
  v.object({ isRefusal: v.boolean(), message: v.string() }),
])

type Decoder = { readonly child: ChildProcess; end?: NodeJS.Timeout }

const decoderProgram = join(import.meta.dirname, "decoder.ts")

/** Makes a function that decodes pictures in other processes: native code can't be interrupted, but a process can be killed. */
export function makeDecode({ longest = usualLongest, program = decoderProgram }: DecodingOptions = {}): Decode {
  const waiting: Decoder[] = []
  const keepForNext = (decoder: Decoder) => {
    waiting.push(decoder)
    decoder.end = setTimeout(() => {
      waiting.splice(waiting.indexOf(decoder), 1)
      decoder.child.kill("SIGKILL")
    }, idle).unref()
  }
  return async (task) => {
    const decoder: Decoder = waiting.pop() ?? { child: start(program) }
    clearTimeout(decoder.end)
    const answer = await ask(decoder.child, task, longest)
    if (answer === undefined) throw invalidFile("The picture can't be shown: it is made so that decoding it never ends.")
    keepForNext(decoder)
    if ("size" in answer) return answer
    throw answer.isRefusal ? new Refusal(422, answer.message) : new Error(answer.message)
  }
}

const require = createRequire(import.meta.url)

function start(program: string): ChildProcess {
  const execArgv = ["--import", pathToFileURL(require.resolve("tsx")).href]
  // Without the server's environment, which holds secrets: this process reads untrusted files.
  const child = fork(program, [], { execArgv, env: {}, serialization: "advanced", stdio: ["ignore", "ignore", "inherit", "ipc"] })
  // An idle process must not keep the server alive.
  child.unref()
  child.channel?.unref()
  return child
}

type Answer = v.InferOutput<typeof answerSchema>

/** Answers undefined where the process crashed or was killed. */
function ask(child: ChildProcess, task: Task, longest: number): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill("SIGKILL"), longest)
    const settle = (answer?: Answer) => {
      clearTimeout(timer)
      child.removeAllListeners()
      resolve(answer)
    }
    child.once("message", (message) => settle(v.parse(answerSchema, message)))
    child.once("exit", () => settle())
    child.once("error", () => settle())
    child.send(task, (error) => {
      if (error !== null) settle()
    })
  })
}
