import { closeDatabase } from "#server/database/open.ts"
import type { closeOnSignals } from "./closing.ts"
import { signInAdvice } from "#server/session/passwords/demo.ts"
import { openContent, lockState } from "./content.ts"
import type { Environment } from "./environment.ts"
import { serveAll, serveSiteAlone } from "./serve.ts"
import { updateSite } from "./site/build-site.ts"
import { currentSite } from "./site/site-store.ts"
import { makeSteps } from "./steps.ts"

type Closing = Pick<ReturnType<typeof closeOnSignals>, "signal" | "add">
type Steps = ReturnType<typeof makeSteps>
type Served = { readonly apiUrl: string; readonly url: string; readonly content: string | null; readonly advice: readonly string[] }

/**
 * Opens the content (made and filled the first time), serves it, and builds the site where the last build isn't valid any more.
 *
 * A failed build is an error unless an older site is there to be served.
 */
export async function bringUp(
  environment: Environment,
  closing: Closing,
  print: (line: string) => void,
): Promise<{ readonly url: string; readonly split: string }> {
  await lockState(environment.home, closing)
  const steps = makeSteps(print)
  const { apiUrl, content, url, advice } =
    environment.apiUrl === null
      ? await serveContent(environment, closing, steps)
      : await serveBuilt(environment, environment.apiUrl, closing, steps)
  advice.forEach((line, index) => {
    print(`${(index === 0 ? "accounts" : "").padEnd(9)} ${line}`)
  })
  const hasOlder = currentSite(environment.home) !== null
  const onBuild = () => {
    print(`${"site".padEnd(9)} building; ${hasOlder ? "the last build is served meanwhile" : "the first time takes a few minutes"}`)
  }
  try {
    await steps.run("site", async () => {
      const value = await updateSite({ root: process.cwd(), environment, apiUrl, content, signal: closing.signal, print, onBuild })
      return { words: value === "built" ? "built" : "nothing has changed since the last build", value }
    })
  } catch (error) {
    if (!hasOlder || closing.signal.aborted) throw error
    print(`${error instanceof Error ? error.message : String(error)}\nThe site of the last good build is still served.`)
  }
  return { url, split: steps.split() }
}

async function serveContent(environment: Environment, closing: Closing, steps: Steps): Promise<Served> {
  const content = await steps.run("database", async () => {
    const value = await openContent(environment.home, "demo")
    return { words: value.isNew ? "made and filled with the demo content" : "opened", value }
  })
  closing.add(() => {
    closeDatabase(content.db)
  })
  const server = await steps.run("server", async () => {
    const value = await serveAll(environment, content)
    return { words: `listening at ${value.url}`, value }
  })
  closing.add(server.close)
  const advice = signInAdvice(content.db)
  return { apiUrl: server.url, url: server.url, content: `version ${content.version}`, advice }
}

/** With a Drupal as back end only the site is served here. Whether its content has changed isn't known before it is read. */
async function serveBuilt(environment: Environment, apiUrl: string, closing: Closing, steps: Steps): Promise<Served> {
  const server = await steps.run("server", async () => {
    const value = await serveSiteAlone(environment)
    return { words: `listening at ${value.url}; the content comes from ${apiUrl}`, value }
  })
  closing.add(server.close)
  return { apiUrl, url: server.url, content: null, advice: [] }
}
