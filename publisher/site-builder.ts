import { join } from "node:path"
import type { BuildProblem } from "#contract/publishing.ts"
import type { BuildHooks, BuildOrder, BuildOutcome } from "#server/publishing/builder/site-builder.ts"
import type { Environment } from "./environment.ts"
import { messageOf } from "#server/process/closing.ts"
import { readReport, type ReleaseRecord } from "./build-report.ts"
import { buildSite } from "./full-build.ts"
import { problemOf } from "./build-errors.ts"
import { forgetFinished } from "./finished-build.ts"
import type { ReleaseThread } from "./release-thread.ts"
import type { WarmBuilder } from "./warm-process.ts"

type Failed = { readonly kind: "failed"; readonly problem: BuildProblem }

type SiteBuilderOptions = {
  readonly root: string
  readonly environment: Environment
  readonly apiUrl: string
  /** Is null for a Drupal, whose version isn't known. */
  readonly version: () => string | null
  readonly sources: string
  readonly store: ReleaseThread
  readonly quick: WarmBuilder
  readonly print: (line: string) => void
  readonly signal: AbortSignal
  readonly buildFully?: typeof buildSite
}

export type OwnSiteBuilder = ReturnType<typeof makeSiteBuilder>

type Work = SiteBuilderOptions & {
  readonly order: BuildOrder
  readonly hooks: BuildHooks
  readonly key: ReleaseRecord["key"]
}
type BuildResult = { readonly kind: "built"; readonly how: "incremental" | "full"; readonly why: string | null } | Failed

export function makeSiteBuilder(options: SiteBuilderOptions) {
  const { store, quick, sources, version } = options
  const keyNow = () => ({ sources, content: version() })
  return {
    build: (order: BuildOrder, builderHooks: BuildHooks): Promise<BuildOutcome> => {
      const hooks = { ...builderHooks, signal: AbortSignal.any([builderHooks.signal, options.signal]) }
      // The first list takes seconds, which pass while the site is built.
      order.secrets().catch(() => undefined)
      return build({ ...options, order, hooks, key: keyNow() })
    },
    isCurrent: () => {
      const [key, served] = [keyNow(), store.served()?.key]
      return key.content !== null && served?.content === key.content && served.sources === key.sources
    },
    warmUp: quick.warmUp,
    close: async () => {
      await quick.close()
      await store.close()
    },
  }
}

async function build(work: Work): Promise<BuildOutcome> {
  const why = reasonForFullBuild(work)
  const built = why === null ? await buildQuickly(work) : await buildAll(work, why)
  const first = await publish(work, built)
  // If a quick build fails the checks, the quick builder may be the cause.
  if (built.kind === "failed" || built.how === "full" || first.kind !== "failed" || first.problem.code !== "check") return first
  return publish(work, await buildAll(work, `The quick build was not good: ${first.problem.message}`))
}

function reasonForFullBuild({ store, key }: Work): string | null {
  const served = store.served()
  if (served === null) return "There was no built site yet."
  return served.key.sources === key.sources ? null : "The site's program or its settings have changed."
}

async function buildQuickly(work: Work): Promise<BuildResult> {
  const { hooks, quick } = work
  const result = await quick.build(hooks)
  if (result.kind === "full" && !hooks.signal.aborted) return buildAll(work, result.why)
  if (result.kind === "failed") return result
  return { kind: "built", how: "incremental", why: null }
}

async function buildAll(work: Work, why: string): Promise<BuildResult> {
  const { root, environment, apiUrl, quick, hooks, order, buildFully = buildSite } = work
  const { onStep, signal } = hooks
  const print = order.reason === "start" ? work.print : () => undefined
  onStep("content")
  const onPhase = (name: string) => {
    if (name === "content read") onStep("pages")
  }
  try {
    await quick.release()
    await buildFully({ root, environment, apiUrl, print, signal, onPhase })
    return { kind: "built", how: "full", why }
  } catch (error) {
    print(messageOf(error))
    return { kind: "failed", problem: problemOf(error) }
  }
}

async function publish(work: Work, built: BuildResult): Promise<BuildOutcome> {
  const { root, apiUrl, store, quick, hooks, key } = work
  if (hooks.signal.aborted) return { kind: "cancelled" }
  if (built.kind === "failed") return built
  hooks.onStep("check")
  const { mayBeEmpty, secrets } = work.order
  const [folder, report] = [join(root, "public"), readReport(root)]
  const result = await store.release({ folder, key, report, apiUrl, secrets: await secrets(), mayBeEmpty })
  if (result.kind === "failed") {
    // The next build must not start from a build that failed the checks.
    await quick.release()
    forgetFinished(root)
    return result
  }
  return { ...result, how: built.how, why: built.why }
}
