/** `npm run test:long -- agenda [--rules 2000 --seed 1]`: occurrences, compared with those of another library. */
import { parseArgs } from "node:util"
import { compareRules } from "./rules.ts"

function main(): void {
  const { values } = parseArgs({ options: { rules: { type: "string", default: "2000" }, seed: { type: "string", default: "1" } } })
  const [rules, seed] = [Number(values.rules), Number(values.seed)]
  if (!Number.isSafeInteger(rules) || !Number.isSafeInteger(seed) || rules < 1)
    throw new Error("Usage: npm run test:long -- agenda [--rules 2000 --seed 1]")
  const { problems, occurrences } = compareRules({ rules, seed })
  process.stdout.write(`${rules} rules over five years, seed ${seed}: ${occurrences} occurrences of rrule\n`)
  for (const problem of problems) process.stdout.write(`WRONG  ${problem}\n`)
  if (problems.length > 0) process.exitCode = 1
  else process.stdout.write("All agree.\n")
}

main()
