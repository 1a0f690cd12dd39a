import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { aTemporaryFolder } from "#support/temporary-folder.ts"

const program = `
import { existsSync, readFileSync } from "node:fs"
process.chdir(import.meta.dirname)
let builds = 0
process.on("disconnect", () => process.exit(0))
const warmUp = () => {
  console.log("warming up")
  if (process.env.WARM_UP !== "hang") process.send({ type: "warmed", isReady: process.env.WARM_UP !== "unready" })
}
process.on("message", (order) => {
  if (order === "end") {
    console.log("saving")
    return setTimeout(() => process.exit(0), 50)
  }
  if (order === "warm-up") return warmUp()
  builds += 1
  const doing = existsSync("next") ? readFileSync("next", "utf8") : ""
  if (doing === "hang") return console.log("hanging")
  if (doing === "crash") process.exit(1)
  if (doing === "full") return process.send({ type: "full", why: "The code has changed." })
  process.send({ type: "LOG_ACTION" })
  process.send({ type: "step", step: "pages", count: { done: builds, total: process.pid } })
  process.send({ type: "built" })
})
`

/** A program in the place of the warm builder's, which does what it was told of the next build. */
export function aBuilderProgram() {
  const folder = aTemporaryFolder()
  const file = join(folder, "builder.mjs")
  writeFileSync(file, program)
  const tell = (doing: string) => writeFileSync(join(folder, "next"), doing)
  return { settings: { root: folder, home: folder, program: file, env: {}, sources: "" }, tell }
}
