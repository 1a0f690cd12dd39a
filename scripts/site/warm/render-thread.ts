/** Renders pages in a thread of the builder's process (rendering.ts). Its data is the folder of the project. */
import { parentPort, workerData } from "node:worker_threads"
import * as v from "valibot"
import { rendererOf, type Part } from "./gatsby-internals.ts"

const render = rendererOf(v.parse(v.string(), workerData))

// Whatever fails ends the thread, and the builder with it.
parentPort?.on("message", (part: Part) => {
  void render(part).then((answer) => parentPort?.postMessage(answer))
})
