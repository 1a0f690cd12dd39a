/** `npm start`: the content server and the site on one address. */
import { bringUp } from "./bring-up.ts"
import { runProgram } from "./closing.ts"
import { readEnvironment } from "./environment.ts"
import { labelled } from "./steps.ts"

runProgram(async ({ closing, print }) => {
  const { url, split } = await bringUp(readEnvironment(process.env), closing, print)
  print(labelled("ready", `${url} (${split}). Ctrl-C ends it.`))
  return "stay"
})
