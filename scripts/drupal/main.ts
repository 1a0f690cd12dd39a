/** `npm run drupal -- COMMAND` uses a Drupal as the back end. */
import { OperatorError, runProgram } from "#server/process/closing.ts"
import { writeRecipes } from "./recipe/write.ts"
import { up } from "./up.ts"
import { readUpOptions, upUsage } from "./up/options.ts"
import { status, statusUsage } from "./status.ts"

const usage = `npm run drupal -- COMMAND
${upUsage}
${statusUsage}
  recipe   writes drupal/recipes/ from contract/, after a change of the content model or of permissions`

runProgram(async ({ closing, print }) => {
  const [command, ...args] = process.argv.slice(2)
  switch (command) {
    case "up":
      await up(readUpOptions(args), closing, print)
      return "stay"
    case "status":
      return (await status(args, process.env, print)) ? "end" : "failed"
    case "recipe":
      print(`drupal/recipes: ${await writeRecipes("drupal/recipes")} files written`)
      return "end"
    case undefined:
    default:
      throw new OperatorError(usage)
  }
})
