/** `npm start [-- --empty]` serves content and site on one address. With `--empty` a new state folder gets no demo content. */
import { bringUp } from "./bring-up.ts"
import { OperatorError, runProgram } from "#server/process/closing.ts"
import { readEnvironment } from "#publisher/environment.ts"
import { labelled } from "./steps.ts"

runProgram(async ({ closing, print }) => {
  const options = process.argv.slice(2)
  const unknown = options.find((option) => option !== "--empty")
  if (unknown !== undefined) throw new OperatorError(`npm start knows no "${unknown}", only --empty: npm start -- --empty`)
  const environment = { ...readEnvironment(process.env), demo: options.length > 0 ? null : ("demo" as const) }
  const { url, split } = await bringUp(environment, closing, print)
  print(labelled("ready", `${url} (${split}). Ctrl-C ends it.`))
  return "stay"
})
