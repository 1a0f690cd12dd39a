/** `npm run test:long [-- NAME [OPTION…]]` runs slow tests that rarely break, or one of them with other counts or another seed. */
import { rm } from "node:fs/promises"
import { run } from "#server/process/child.ts"
import { messageOf } from "#server/process/closing.ts"
import { ensureChromium } from "./gate/chromium.ts"
import { sameSiteTest, whyNoDrupal } from "./gate/drupal-tests.ts"
import { testEnvironment } from "./gate/test-site.ts"
import { seconds } from "./steps.ts"

const print = (line: string) => {
  console.log(line)
}

const program = (file: string) => [process.execPath, "--import", "tsx", `__tests__/${file}`]

/** Each test prints what it tries, and its seed. */
const tests: Readonly<Record<string, readonly string[]>> = {
  pages: ["playwright", "test", "--project", "long-live"],
  identity: program("chaos/identity-main.ts"),
  "publish-kills": program("chaos/publish-kills-main.ts"),
  "server-kills": program("chaos/server-kills-main.ts"),
  saves: program("chaos/saves-main.ts"),
  documents: ["jest", "__tests__/site/dashboard/rich-text/round-trip.test.ts"],
  requests: program("fuzz/requests-main.ts"),
  agenda: program("fuzz/agenda/main.ts"),
  "same-site": ["jest", ...sameSiteTest],
}

async function main([name, ...options]: readonly string[]): Promise<void> {
  const testNames = name === undefined ? Object.keys(tests) : [name]
  const env = { CHROMIUM_PATH: await ensureChromium(print), G30_DOCUMENTS: "4000" }
  for (const each of testNames) {
    const [command, ...args] = tests[each] ?? []
    if (command === undefined) throw new Error(`There is no long test called ${each}. There are: ${Object.keys(tests).join(", ")}.`)
    const reason = each === "same-site" ? await whyNoDrupal(process.env) : null
    if (reason !== null) {
      print(`skipped ${each}: ${reason}`)
      continue
    }
    const started = performance.now()
    // Its pages are compared with the demo's own content, which other tests have changed in their site.
    if (each === "pages") await rm(testEnvironment.G30_HOME, { recursive: true, force: true })
    const { code } = await run(command, [...args, ...options], { env, onLine: print })
    print(`${code === 0 ? "ok    " : "FAILED"} ${each} (${seconds(started)})`)
    if (code !== 0) process.exitCode = 1
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  print(messageOf(error))
  process.exitCode = 1
})
