/** The status of builds at `/publishing/…`, the stamps of a built site, and the addresses of both. */
import type { Langcode, ResourceType } from "./fields.ts"

export const publishingPath = "/publishing"
export const publishingStatusPath = `${publishingPath}/status`
export const rebuildPath = `${publishingPath}/rebuild`
export const webhookPath = `${publishingPath}/webhook`
export const confirmEmptyPath = `${publishingPath}/confirm-empty`

/** The server answers with the changes since `timestamp`, a number of the back end, as the Drupal module gatsby_fastbuilds does. `:since` names a route. */
export function syncPath(timestamp: number | string): string {
  return `/gatsby-fastbuilds/sync/${timestamp}`
}

export const buildStampPath = "/build.json"

/** The stamp of the served build, at `/build.json`. Comparisons of two builds leave it out. */
export type BuildStamp = {
  readonly id: string
  /** ISO 8601, UTC. */
  readonly built: string
  /** Runs of item numbers as pairs [first, last + 1]: 1, 2, 3 and 7 are [1, 4, 7, 8]. This keeps the file small. */
  readonly items: Readonly<Partial<Record<ResourceType, readonly number[]>>>
}

export function isInRuns(runs: readonly number[], number: number): boolean {
  return runs.findLastIndex((bound) => bound <= number) % 2 === 0
}

/** The first segment of an item's edit.json, by its resource type. */
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

/** Accounts are readable by no build, so all share one file; `/people/{id}/edit.json` leads to it. */
export const peopleEditDataPath = "/people/edit.json"

/** An item's edit.json: which revision visitors are shown, and in which languages. */
export type EditStamp = {
  /** The hash of the bundles, which an edit elsewhere doesn't change. */
  readonly hash: string
  readonly type: ResourceType
  readonly id: number
  /** The time as JSON:API writes it. */
  readonly changed: string
  readonly vid: number
  /** The languages of its published translations, in their order. Builds of sites in one language have none. */
  readonly languages?: readonly Langcode[]
}

export const buildStates = ["waiting", "building", "live", "replaced", "failed"] as const
export type BuildState = (typeof buildStates)[number]

/** The steps in their order. A step that is over has a time; the running one may count. */
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

/** A contact that no visitor may be served, as its field has it. */
export type Secret = { readonly text: string; readonly owner: NamedItem; readonly field: string }

export const buildReasons = ["change", "rebuild", "webhook", "start", "night"] as const
export type BuildReason = (typeof buildReasons)[number]

/** The causes of a failed build. The dashboard has words for each; "check", for example, means that a page isn't complete. */
export const problemCodes = ["backEnd", "check", "disk", "emptied", "files", "host", "item", "memory", "unknown"] as const
export type ProblemCode = (typeof problemCodes)[number]

export type BuildProblem = {
  /** In English, with the words of the program that failed. */
  readonly message: string
  /** Without it, it is "unknown": builds of before have none. */
  readonly code?: ProblemCode | undefined
  readonly item: NamedItem | null
  /** The content is empty where there was a lot: an administrator may confirm that this is meant. */
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
  /** Names of the people whose changes are in it. */
  readonly by: readonly string[]
  /** At most 20; `changeCount` counts all. */
  readonly changes: readonly NamedItem[]
  readonly changeCount: number
  readonly how: "incremental" | "full" | null
  /** The reason for a full build; null for an incremental one. */
  readonly why: string | null
  readonly steps: readonly BuildStep[]
  readonly problem: BuildProblem | null
}

/** The kinds of warnings, which the dashboard puts into its own languages. */
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
  /** In English, as the build's log has it. */
  readonly what: string
  readonly todo: string
  readonly coded?: CodedFault | undefined
}

export type PublishingStatus = {
  /** "here": this server builds. "host": it asks a build hook, and reads the served build's stamp from `/build.json`. */
  readonly builtBy: "here" | "host"
  /** The build that waits or runs. */
  readonly now: Build | null
  /** The start of the waiting build; null if none waits. */
  readonly starts: string | null
  /** The median of the last builds of the same kind; null before the first. */
  readonly usualSeconds: number | null
  /** The newest first. */
  readonly builds: readonly Build[]
  /** The warnings of the last build that became live. */
  readonly warnings: readonly BuildWarning[]
}
