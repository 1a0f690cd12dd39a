import { join } from "node:path"
import { hasActiveAdministrator } from "#server/content/accounts/accounts.ts"
import { contentVersion } from "#server/content/changes.ts"
import { closeDatabase } from "#server/database/open.ts"
import type { Publishing } from "#server/publishing/publishing.ts"
import { firstAdministratorAdvice } from "#server/session/first-administrator.ts"
import { signInAdvice } from "#server/session/passwords/demo.ts"
import { messageOf, OperatorError, type Closing } from "#server/process/closing.ts"
import { openContent, lockState } from "./content.ts"
import type { Environment } from "#publisher/environment.ts"
import { serveAll, serveSiteAlone } from "./serve.ts"
import { openBuildLog } from "#publisher/build-log.ts"
import { buildSettings } from "#publisher/full-build.ts"
import { makeSiteBuilder, type OwnSiteBuilder } from "#publisher/site-builder.ts"
import { currentSite } from "#publisher/release-folders.ts"
import { startReleaseThread } from "#publisher/release-thread.ts"
import { sourcesKey } from "#publisher/source-key.ts"
import { startWarmBuilder } from "#publisher/warm-process.ts"
import { labelled, makeSteps } from "./steps.ts"

/** A new state folder gets the content `demo`; null for none. */
type StartEnvironment = Environment & { readonly demo?: "demo" | null }
type Startup = {
  readonly environment: StartEnvironment
  readonly closing: Pick<Closing, "signal" | "add">
  readonly steps: ReturnType<typeof makeSteps>
  readonly print: (line: string) => void
}
type RunningBackEnd = {
  readonly apiUrl: string
  readonly url: string
  readonly publishing: Publishing | undefined
  /** Is null for a Drupal. */
  readonly version: () => string | null
  readonly advice: readonly string[]
  readonly first?: () => readonly string[]
}

/** A failed build is an error only if no older site can be served. */
export async function bringUp(
  environment: StartEnvironment,
  closing: Pick<Closing, "signal" | "add">,
  print: (line: string) => void,
): Promise<{ readonly url: string; readonly split: string }> {
  await lockState(environment.home, closing)
  const steps = makeSteps(print)
  const startup = { environment, closing, steps, print }
  let closeBuilder = (): Promise<void> => Promise.resolve()
  // The builder closes after the server, whose queue ends the running build.
  closing.add(() => closeBuilder())
  const served = environment.apiUrl === null ? await serveContent(startup) : await serveDrupalsSite(environment.apiUrl, startup)
  const { url, advice, publishing, first = () => [] } = served
  const printAccounts = (lines: readonly string[]) => lines.forEach((line, index) => print(labelled(index === 0 ? "accounts" : "", line)))
  printAccounts(advice)
  const hasOlder = currentSite(environment.home) !== null
  const isBuiltByHost = environment.publishing.buildHook !== undefined
  const isWarm = !isBuiltByHost && environment.publishing.isAutomatic
  const builder = await startBuilder(startup, served, isWarm && hasOlder)
  closeBuilder = builder.close
  try {
    await steps.run("site", async () => {
      const isCurrent = builder.isCurrent()
      if (!isCurrent && !isBuiltByHost)
        print(labelled("site", `building; ${hasOlder ? "the last build is served meanwhile" : "the first time takes a few minutes"}`))
      const built = await publishing?.begin({ builder, isCurrent })
      if (built?.state === "failed") throw new OperatorError(built.problem?.message ?? "The site was not built.")
      if (isBuiltByHost) return { words: "left to your host, by G30_BUILD_HOOK", value: built }
      return { words: isCurrent ? "nothing has changed since the last build" : "built", value: built }
    })
  } catch (error) {
    if (!hasOlder || closing.signal.aborted) throw error
    print(`${messageOf(error)}\nThe site of the last good build is still served.`)
  }
  if (isWarm) builder.warmUp()
  // The link's page is there once the site is built.
  printAccounts(first())
  return { url, split: steps.split() }
}

async function startBuilder({ environment, closing, print }: Startup, served: RunningBackEnd, isWarm: boolean): Promise<OwnSiteBuilder> {
  const { apiUrl, version } = served
  const [root, { home }] = [process.cwd(), environment]
  const env = buildSettings(environment, apiUrl)
  const sources = await sourcesKey(root, env)
  const quick = startWarmBuilder({ root, home, env, sources, onLine: openBuildLog(join(home, "quick-builds.log"), print).write })
  // The builder gets ready while the store looks at thousands of files.
  if (isWarm) quick.warmUp()
  const store = await startReleaseThread(home)
  return makeSiteBuilder({ root, environment, apiUrl, version, sources, store, quick, print, signal: closing.signal })
}

async function serveContent({ environment, closing, steps }: Startup): Promise<RunningBackEnd> {
  const { home, demo = "demo", siteUrl, origin } = environment
  const content = await steps.run("database", async () => {
    const value = await openContent(home, demo)
    const wordsForNew = demo === null ? "made, without content" : "made and filled with the demo content"
    const wordsForOpened = demo === null ? "opened; --empty counts for a new state folder only" : "opened"
    return { words: value.isNew ? wordsForNew : wordsForOpened, value }
  })
  closing.add(() => closeDatabase(content.db))
  const server = await steps.run("server", async () => {
    const value = await serveAll(environment, content, environment.publishing)
    return { words: `listening at ${value.url}`, value }
  })
  closing.add(server.close)
  const first = () => firstAdministratorAdvice(content.db, siteUrl ?? origin ?? server.url, new Date())
  const advice = hasActiveAdministrator(content.db) ? signInAdvice(content.db) : []
  const version = () => `version ${contentVersion(content.db)}`
  const { url, publishing } = server
  return { apiUrl: url, url, publishing, version, advice, first }
}

/** Only a build can tell whether a Drupal's content has changed. */
async function serveDrupalsSite(apiUrl: string, { environment, closing, steps }: Startup): Promise<RunningBackEnd> {
  const server = await steps.run("server", async () => {
    const value = await serveSiteAlone(environment)
    return { words: `listening at ${value.url}; the content comes from ${apiUrl}`, value }
  })
  closing.add(server.close)
  return { apiUrl, url: server.url, publishing: server.publishing, version: () => null, advice: [] }
}
