import { mkdtempSync, realpathSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

const program = `
let builds = 0
process.on("disconnect", () => process.exit(0))
const warmUp = () => {
  console.log("warming up")
  if (process.env.WARM_UP !== "hang") process.send({ type: "warmed", isReady: process.env.WARM_UP !== "unready" })
}
process.on("message", ({ type, env }) => {
  if (type === "end") {
    console.log("saving")
    return setTimeout(() => process.exit(0), 50)
  }
  if (type === "warm-up") return warmUp()
  builds += 1
  if (env.DO === "hang") return console.log("hanging")
  if (env.DO === "crash") process.exit(1)
  if (env.DO === "taken") process.exit(75)
  if (env.DO === "full") return process.send({ type: "full", why: "The code has changed." })
  process.send({ type: "LOG_ACTION" })
  process.send({ type: "step", step: "pages", count: { done: builds, total: process.pid } })
  process.send({ type: "built", memory: Number(env.MEMORY ?? 1) })
})
`

/** A program in the place of the warm builder's, which does what the build's env says. */
export function aBuilderProgram() {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "g30-builder-")))
  const file = join(folder, "builder.mjs")
  writeFileSync(file, program)
  return { root: folder, home: folder, program: file, env: {} }
}
