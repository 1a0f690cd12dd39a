import type { Langcode, ResourceType } from "./fields.ts"

export const publishingPath = "/publishing"
export const publishingStatusPath = `${publishingPath}/status`
export const rebuildPath = `${publishingPath}/rebuild`
export const webhookPath = `${publishingPath}/webhook`
export const confirmEmptyPath = `${publishingPath}/confirm-empty`

/** Follows the Drupal module gatsby_fastbuilds: `timestamp` is a number of the back end. `:since` makes the pattern of a route. */
export function syncPath(timestamp: number | string): string {
  return `/gatsby-fastbuilds/sync/${timestamp}`
}

export const buildStampPath = "/build.json"

/** `/build.json` has this stamp. Comparisons of two builds leave it out. */
export type BuildStamp = {
  readonly id: string
  /** ISO 8601, UTC. */
  readonly built: string
  /** Pairs [first, last + 1] keep the file small: 1, 2, 3 and 7 are [1, 4, 7, 8]. */
  readonly items: Readonly<Partial<Record<ResourceType, readonly number[]>>>
}

export function isInRuns(runs: readonly number[], number: number): boolean {
  return runs.findLastIndex((bound) => bound <= number) % 2 === 0
}

export const editDataSegments = {
  "node--article": "post",
  "node--member": "member",
  "node--action_project": "action_project",
  "node--page": "page",
  "node--agenda": "agenda",
} as const satisfies Partial<Record<ResourceType, string>>

export function editDataPath(segment: string, id: number): string {
  return `/${segment}/${id}/edit.json`
}

/** No build reads accounts, so all share this file. `/people/{id}/edit.json` leads to it. */
export const peopleEditDataPath = "/people/edit.json"

export type EditStamp = {
  /** The hash names the bundles, which edits of content don't change. */
  readonly hash: string
  readonly type: ResourceType
  readonly id: number
  /** RFC 3339. */
  readonly changed: string
  readonly vid: number
  readonly languages?: readonly Langcode[]
}

export const buildStates = ["waiting", "building", "live", "replaced", "failed"] as const
export type BuildState = (typeof buildStates)[number]

export const buildSteps = ["queued", "content", "pages", "live"] as const
export type BuildStepName = (typeof buildSteps)[number]
export type BuildStep = {
  readonly name: BuildStepName
  /** ISO 8601; null while the step isn't over. */
  readonly ended: string | null
  readonly done: number | null
  readonly total: number | null
}

export type NamedItem = { readonly type: ResourceType; readonly number: number; readonly title: string }

export type Secret = { readonly text: string; readonly owner: NamedItem; readonly field: string }

export const buildReasons = ["change", "rebuild", "webhook", "start", "night"] as const
export type BuildReason = (typeof buildReasons)[number]

/** The dashboard has words for each cause. "check" means that a page isn't complete. */
export const problemCodes = ["backEnd", "check", "disk", "emptied", "files", "host", "item", "memory", "unknown"] as const
export type ProblemCode = (typeof problemCodes)[number]

export type BuildProblem = {
  /** English, with the words of the program that failed. */
  readonly message: string
  /** Is missing in builds of earlier versions, which counts as "unknown". */
  readonly code?: ProblemCode | undefined
  readonly item: NamedItem | null
  /** A kind has lost all its content. An administrator may confirm that this is intended. */
  readonly asks: "confirm-empty" | null
}

export type Build = {
  readonly id: number
  readonly state: BuildState
  readonly reason: BuildReason
  /** ISO 8601, UTC, as are the other times. */
  readonly asked: string
  readonly started: string | null
  readonly ended: string | null
  readonly by: readonly string[]
  /** At most 20 changes; `changeCount` counts all. */
  readonly changes: readonly NamedItem[]
  readonly changeCount: number
  readonly how: "incremental" | "full" | null
  readonly why: string | null
  readonly steps: readonly BuildStep[]
  readonly problem: BuildProblem | null
}

export const faultCodes = [
  "addressElsewhere",
  "addressInvalid",
  "addressMissing",
  "addressReserved",
  "addressTaken",
  "altMissing",
  "fieldLinkDead",
  "fileLarge",
  "fileLost",
  "itemUnreadable",
  "mailPrivate",
  "pageMissing",
  "phonePrivate",
  "redirectsLost",
  "startMissing",
  "summaryMissing",
  "textLinkDead",
] as const
export type FaultCode = (typeof faultCodes)[number]
export type CodedFault = { readonly code: FaultCode; readonly values: Readonly<Record<string, string>> }

export type BuildWarning = {
  readonly item: NamedItem | null
  readonly what: string
  readonly todo: string
  readonly coded?: CodedFault | undefined
}

export type PublishingStatus = {
  /** "here": this server builds. "host": it calls a build hook, and reads the served build's stamp from `/build.json`. */
  readonly builtBy: "here" | "host"
  readonly now: Build | null
  readonly starts: string | null
  /** Is the median of the last builds of the same kind; null before the first. */
  readonly usualSeconds: number | null
  readonly builds: readonly Build[]
  readonly warnings: readonly BuildWarning[]
}
