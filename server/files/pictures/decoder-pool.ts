import { codedWords, type RefusalWords } from "#server/content/refusal-words.ts"
import { fork, type ChildProcess } from "node:child_process"
import { createRequire } from "node:module"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import * as v from "valibot"
import { invalidFile, Refusal } from "#server/http/refusal.ts"
import type { PictureFacts } from "./inspect-picture.ts"

type Task = { readonly path: string; readonly maxPixels: number }

export type Decode = (task: Task) => Promise<PictureFacts>

export type Shrink = (task: Task & { readonly width: number }) => Promise<Uint8Array>

type DecodingOptions = {
  readonly longest?: number
  readonly program?: string
}

// Milliseconds, enough for fifty megapixels on a slow machine. Only a malicious picture takes longer.
const usualLongest = 30_000
// Milliseconds. A process takes half a second to start, and 80 MB while it waits.
const idle = 60_000

const factsSchema = v.object({ size: v.object({ width: v.number(), height: v.number() }), cleaned: v.nullable(v.instance(Uint8Array)) })
const copySchema = v.object({ copy: v.instance(Uint8Array) })
const refusalSchema = v.object({ refused: v.custom<RefusalWords>((words) => typeof words === "string" || typeof words === "object") })
const failureSchema = v.object({ message: v.string() })

type Decoder = { readonly child: ChildProcess; end?: NodeJS.Timeout }

const decoderProgram = join(import.meta.dirname, "decoder.ts")

export type Decoders = { readonly decode: Decode; readonly shrink: Shrink }

/** Decodes in other processes: native code can't be interrupted, but a process can be killed. */
export function makeDecoders({ longest = usualLongest, program = decoderProgram }: DecodingOptions = {}): Decoders {
  const waiting: Decoder[] = []
  const keepForNext = (decoder: Decoder) => {
    waiting.push(decoder)
    decoder.end = setTimeout(() => {
      waiting.splice(waiting.indexOf(decoder), 1)
      decoder.child.kill("SIGKILL")
    }, idle).unref()
  }
  const run = async <Schema extends v.GenericSchema>(task: Task, schema: Schema): Promise<v.InferOutput<Schema>> => {
    const decoder: Decoder = waiting.pop() ?? { child: start(program) }
    clearTimeout(decoder.end)
    const answer = await ask(decoder.child, task, longest)
    if (answer === undefined)
      throw invalidFile(codedWords("picture-damaged", undefined, "The picture can't be shown: it is made so that decoding it never ends."))
    keepForNext(decoder)
    if (v.is(refusalSchema, answer)) throw new Refusal(422, answer.refused)
    if (v.is(failureSchema, answer)) throw new Error(answer.message)
    return v.parse(schema, answer)
  }
  return {
    decode: (task) => run(task, factsSchema),
    shrink: async (task) => (await run(task, copySchema)).copy,
  }
}

const require = createRequire(import.meta.url)

function start(program: string): ChildProcess {
  const execArgv = ["--import", pathToFileURL(require.resolve("tsx")).href]
  // The process reads untrusted files, so it gets no environment, which holds secrets.
  const child = fork(program, [], { execArgv, env: {}, serialization: "advanced", stdio: ["ignore", "ignore", "inherit", "ipc"] })
  // An idle process must not keep the server alive.
  child.unref()
  child.channel?.unref()
  return child
}

/** Returns undefined if the process crashed or was killed. */
function ask(child: ChildProcess, task: Task, longest: number): Promise<unknown> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill("SIGKILL"), longest)
    const end = (answer?: unknown) => {
      clearTimeout(timer)
      child.removeAllListeners()
      resolve(answer)
    }
    child.once("message", (message) => end(message))
    child.once("exit", () => end())
    child.once("error", () => end())
    child.send(task, (error) => {
      if (error !== null) end()
    })
  })
}
