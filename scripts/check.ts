/** `npm run check [part…]`: the one gate. */
import { parts, runParts } from "./gate/parts.ts"
import { seconds } from "./steps.ts"

async function main(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !parts.some((part) => part.name === name))
  if (unknown.length > 0) {
    console.error(`The gate has no part called ${unknown.join(", ")}. Its parts: ${parts.map((part) => part.name).join(", ")}.`)
    process.exitCode = 2
    return
  }
  const started = performance.now()
  const results = await runParts(names.length === 0 ? parts : parts.filter((part) => names.includes(part.name)))
  const failed = results.filter((result) => !result.passed)
  console.log(`${results.length - failed.length} of ${results.length} parts passed in ${seconds(started)}`)
  process.exitCode = failed.length === 0 ? 0 : 1
}

void main(process.argv.slice(2))
