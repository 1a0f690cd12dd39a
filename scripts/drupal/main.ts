/** `npm run drupal -- COMMAND`: a Drupal as the back end. */
import { OperatorError, runProgram } from "#scripts/closing.ts"
import { writeRecipes } from "./recipe/write.ts"

const usage = `npm run drupal -- COMMAND
  recipe   writes drupal/recipes/ from contract/, after a change of the content model or of permissions`

runProgram(async ({ print }) => {
  const [command] = process.argv.slice(2)
  switch (command) {
    case "recipe":
      print(`drupal/recipes: ${await writeRecipes("drupal/recipes")} files written`)
      return "end"
    default:
      throw new OperatorError(usage)
  }
})
