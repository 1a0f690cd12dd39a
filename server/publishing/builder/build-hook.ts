/** A host builds when its build hook is called, and the served `/build.json` shows the result. */
import * as v from "valibot"
import { buildStampPath, type BuildProblem } from "#contract/publishing.ts"
import type { Clock } from "./clock.ts"
import type { BuildHooks, BuildOutcome, SiteBuilder } from "./site-builder.ts"

export type HostOptions = {
  /** Anyone who knows this secret can order builds. */
  readonly hook: string
  readonly siteUrl: string
  readonly clock: Clock
  readonly fetch: typeof fetch
}

const requestTimeout = 10_000
/** Milliseconds between two reads of `/build.json`. */
const interval = 5000
const longestBuild = 30 * 60_000

const stamp = v.object({ id: v.string() })
type Stamp = v.InferOutput<typeof stamp>

export function hostBuilder(host: HostOptions): SiteBuilder {
  const build = async (hooks: BuildHooks): Promise<BuildOutcome> => {
    const before = await servedStamp(host)
    hooks.onStep("content")
    const refused = await askHost(host, hooks)
    if (refused !== null) return failed(refused)
    const since = host.clock.now()
    while (host.clock.now() - since < longestBuild) {
      await pause(host.clock, hooks.signal)
      if (hooks.signal.aborted) return { kind: "cancelled" }
      const served = await servedStamp(host)
      if (served === null || served.id === before?.id) continue
      return { kind: "live", how: "full", why: null, warnings: [] }
    }
    return failed("The host was asked for a build, and has served no new one for half an hour. Its own log says why.")
  }
  return { build: (_, hooks) => build(hooks), close: () => Promise.resolve() }
}

function failed(message: string): BuildOutcome {
  const problem: BuildProblem = { message, code: "host", item: null, asks: null }
  return { kind: "failed", problem }
}

/** Returns the failure without the hook's address. */
async function askHost({ hook, fetch }: HostOptions, { signal }: BuildHooks): Promise<string | null> {
  try {
    const answer = await fetch(hook, { method: "POST", signal: AbortSignal.any([signal, AbortSignal.timeout(requestTimeout)]) })
    await answer.body?.cancel()
    if (answer.ok) return null
    return `The host refused to build: its build hook answered ${answer.status}. Whoever runs the server knows the hook.`
  } catch {
    // The error may name the address, which is a secret.
    return "The host didn't answer when it was asked for a build. Try again in a moment."
  }
}

async function servedStamp({ siteUrl, fetch }: HostOptions): Promise<Stamp | null> {
  try {
    const answer = await fetch(`${siteUrl}${buildStampPath}`, { cache: "no-store", signal: AbortSignal.timeout(requestTimeout) })
    const parsed = v.safeParse(stamp, answer.ok ? await answer.json() : null)
    return parsed.success ? parsed.output : null
  } catch {
    // The next interval asks the host again.
    return null
  }
}

function pause(clock: Clock, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const cancel = clock.after(interval, done)
    const end = () => {
      cancel()
      done()
    }
    if (signal.aborted) end()
    else signal.addEventListener("abort", end, { once: true })
  })
}
