/** All functions are pure; times are in milliseconds. */
import type { Build, BuildState, BuildStep, BuildWarning, NamedItem, PublishingStatus } from "#contract/publishing.ts"
import type { BadgeLook } from "#ui/text/badge.tsx"

export type Situation = { readonly kind: "waiting" | "building" | "failed" | "live"; readonly build: Build } | { readonly kind: "none" }

export const buildLooks: Readonly<Record<BuildState, BadgeLook>> = {
  waiting: "new",
  building: "pending",
  live: "live",
  replaced: "plain",
  failed: "failed",
}

export function situationOf({ now, builds }: PublishingStatus): Situation {
  if (now !== null) return { kind: now.state === "waiting" ? "waiting" : "building", build: now }
  const [last] = builds
  if (last === undefined) return { kind: "none" }
  return { kind: last.state === "failed" ? "failed" : "live", build: last }
}

/** Nothing under way could fix the failure of the last build. */
export function isStuck(status: PublishingStatus | null): boolean {
  return status !== null && situationOf(status).kind === "failed"
}

export function liveBuild({ builds }: PublishingStatus): Build | null {
  return builds.find(({ state }) => state === "live") ?? null
}

/** A page that would show a private contact keeps its former version. Returns null if the last build left nothing out. */
export function heldBackBy(
  status: PublishingStatus | null,
  item: Pick<NamedItem, "type"> & { readonly number: number | null },
): BuildWarning | null {
  const isOfItem = (warning: BuildWarning) => warning.item?.type === item.type && warning.item.number === item.number
  const isHeldBack = ({ coded }: BuildWarning) => coded?.code === "mailPrivate" || coded?.code === "phonePrivate"
  return status?.warnings.find((warning) => isHeldBack(warning) && isOfItem(warning)) ?? null
}

/** The first build that began after the save brought the revision. Returns null if the status no longer lists that build. */
export function liveSince(status: PublishingStatus | null, changed: string): string | null {
  const good = (status?.builds ?? []).filter(({ state }) => state === "live" || state === "replaced")
  // The save's time has whole seconds.
  const withIt = good.filter(({ started }) => started !== null && Date.parse(started) >= Date.parse(changed))
  return withIt.length === good.length ? null : (withIt.at(-1)?.ended ?? null)
}

const shares = { queued: 0.05, content: 0.2, pages: 0.55, live: 0.2 } as const

export type BuildEstimate = { readonly percent: number; readonly secondsLeft: number | null }

/** A step with a count moves the progress by it; another one by the time that a build usually takes. */
export function progressOf(build: Build, usualSeconds: number | null, now: number): BuildEstimate {
  const passed = build.started === null ? 0 : Math.max(0, now - Date.parse(build.started)) / 1000
  const over = build.steps.filter(({ ended }) => ended !== null)
  const start = over.reduce((sum, { name }) => sum + shares[name], 0)
  const running = runningStep(build)
  const share = running === null ? 0 : shares[running.name]
  const byTime = usualSeconds === null || usualSeconds <= 0 ? 0 : (passed / usualSeconds - start) / (share || 1)
  const within = running === null ? 0 : (countedPart(running) ?? byTime)
  // Only a live site has 100 %.
  const part = Math.min(0.99, start + share * Math.min(0.95, Math.max(0, within)))
  const remaining = usualSeconds === null ? null : usualSeconds - passed
  return { percent: Math.round(part * 100), secondsLeft: remaining === null || remaining < 1 ? null : remaining }
}

export function runningStep({ steps }: Build): BuildStep | null {
  return steps.find(({ ended }) => ended === null) ?? null
}

function countedPart({ done, total }: BuildStep): number | null {
  return done === null || total === null || total <= 0 ? null : done / total
}

export function secondsOf({ started, ended }: Build): number | null {
  return started === null || ended === null ? null : Math.max(0, Date.parse(ended) - Date.parse(started)) / 1000
}

/** Seconds: no build waits longer, so a larger number comes from a wrong clock. */
const longestWait = 60

export function secondsUntil(starts: string | null, now: number): number | null {
  return starts === null ? null : Math.min(longestWait, Math.max(0, Math.ceil((Date.parse(starts) - now) / 1000)))
}
