import type { Build, PublishingStatus } from "#contract/publishing.ts"
import { changesAfter, newestChange, type LoggedChange } from "#server/content/change-log.ts"
import { entityById } from "#server/content/entities/entity-store.ts"
import { hiddenContacts } from "#server/content/hidden-contacts.ts"
import type { Database } from "#server/database/open.ts"
import type { Log } from "#server/terminal/log.ts"
import { hostBuilder } from "./builder/build-hook.ts"
import { isoTime, systemClock, type Clock } from "./builder/clock.ts"
import { watchNights } from "./night.ts"
import { openHistory } from "./queue/history.ts"
import { makeQueue, type Queue } from "./queue/build-queue.ts"
import { secondsOf, type BuildRecord } from "./queue/record.ts"
import { publishingRoutes, type RouteOptions } from "./routes/publishing-routes.ts"
import { makeWebhook } from "./routes/webhook.ts"
import type { SiteBuilder } from "./builder/site-builder.ts"
import { kinds, resourceTypes } from "#contract/content.ts"
import { redirectType } from "#contract/redirect.ts"
import { filesUsedBy } from "#server/content/public-items.ts"

export type PublishingSettings = {
  /** Without it, changes wait until someone orders a build. */
  readonly isAutomatic: boolean
  readonly webhookSecret?: string
  /** The address is a secret, and makes a host build. */
  readonly buildHook?: string
}

export type PublishingOptions = PublishingSettings & {
  /** Is null if a Drupal has the content, whose changes come by the webhook. */
  readonly db: Database | null
  readonly home: string
  readonly log: Log
  readonly siteUrl?: string | undefined
  readonly clock?: Clock
  readonly fetch?: typeof fetch
}

/** `isCurrent` means that the served site has all changes; it doesn't count if a host builds. `builder` is then null. */
type Beginning = { readonly builder: SiteBuilder | null; readonly isCurrent: boolean }

export type Publishing = ReturnType<typeof makePublishing>

export function makePublishing(options: PublishingOptions) {
  const { db, home, log, clock = systemClock, isAutomatic, buildHook } = options
  const history = openHistory(home, log)
  const newest = () => (db === null ? 0 : newestChange(db))
  const secrets = db === null ? () => Promise.resolve([]) : hiddenContacts(db)
  const queue = makeQueue({ clock, history, log, isAutomatic, newest, secrets })
  const nameOf = (uid: number) => (db === null ? undefined : entityById(db, "user", uid)?.label)
  const status = () => statusOf({ queue, builtBy: buildHook === undefined ? "here" : "host", nameOf })
  const webhook = makeWebhook({ secret: options.webhookSecret, clock, onAsked: () => queue.order({ reason: "webhook" }) })
  let watch: Watch | null = null
  let endNights = () => {}
  return {
    /** Builds a site that isn't current, and resolves to that build at its end. */
    begin: async ({ builder, isCurrent }: Beginning): Promise<BuildRecord | null> => {
      const brought = history.list().find(({ state }) => state === "live")?.seq ?? newest()
      const host = builderOf(options, clock)
      const hasAll = host === null && isCurrent
      const works = host ?? builder
      if (works === null) return null
      const firstEnd = new Promise<BuildRecord>((onEnd) => queue.begin(works, hasAll, onEnd))
      // These changes came after the last live build, also those of an aborted build.
      const from = hasAll ? newest() : Math.min(brought, newest())
      watch = db === null ? null : watchChanges({ db, clock, from, onChanges: queue.noteChanges })
      const isBuilt = hasAll || host !== null
      if (!isBuilt) queue.order({ reason: "start" })
      if (isAutomatic) endNights = watchNights({ clock, db, builds: history.list, order: () => queue.order({ reason: "night" }) })
      return isBuilt ? null : firstEnd
    },
    poll: () => watch?.poll(),
    routes: (who: Pick<RouteOptions, "authenticate" | "isBehindProxy">) => publishingRoutes({ ...who, queue, status, nameOf, webhook }),
    webhook,
    close: async () => {
      watch?.stop()
      endNights()
      await queue.close()
    },
  }
}

function builderOf({ buildHook, siteUrl, fetch: ask = fetch }: PublishingOptions, clock: Clock): SiteBuilder | null {
  return buildHook === undefined || siteUrl === undefined ? null : hostBuilder({ hook: buildHook, siteUrl, clock, fetch: ask })
}

type StatusContext = {
  readonly queue: Queue
  readonly builtBy: PublishingStatus["builtBy"]
  readonly nameOf: (uid: number) => string | undefined
}

const countedBuilds = 5

export function statusOf({ queue, builtBy, nameOf }: StatusContext): PublishingStatus {
  const { waiting, running, due, builds } = queue.state()
  const buildOf = (record: BuildRecord): Build => {
    const { uids, seq: _, warnings: __, ...build } = record
    return { ...build, by: uids.flatMap((uid) => nameOf(uid) ?? []) }
  }
  const now = running ?? waiting
  return {
    builtBy,
    now: now === null ? null : buildOf(now),
    starts: due === null ? null : isoTime(due),
    usualSeconds: usualSeconds(builds),
    builds: builds.map(buildOf),
    warnings: builds.find(({ state }) => state === "live")?.warnings ?? [],
  }
}

/** Returns the median of similar builds, because a start's build says nothing about a change's. */
function usualSeconds(builds: readonly BuildRecord[]): number | null {
  const finishedBuilds = builds.filter(({ how, reason }) => how !== null && reason !== "start")
  const same = finishedBuilds.filter(({ how }) => how === finishedBuilds[0]?.how).slice(0, countedBuilds)
  const times = same.map(secondsOf).toSorted((one, other) => one - other)
  return times[Math.floor(times.length / 2)] ?? null
}

/** Milliseconds between two polls for changes of other processes, such as an import. */
const interval = 1000

const most = 100_000

const builtTypes = resourceTypes.filter((type) => kinds[type].graphql !== null)

type Watch = ReturnType<typeof watchChanges>

type WatchOptions = {
  readonly db: Database
  readonly clock: Clock
  /** The watch begins after this change. */
  readonly from: number
  readonly onChanges: (changes: readonly LoggedChange[]) => void
}

function watchChanges({ db, clock, from, onChanges }: WatchOptions) {
  let lastChange = from
  let cancel = () => {}
  const poll = () => {
    const newest = newestChange(db)
    if (newest === lastChange) return
    // A database from a backup starts again at a lower number.
    const changes = changesAfter(db, Math.min(lastChange, newest), most)
    lastChange = newest
    const relevant = builtFrom(db, changes)
    if (relevant.length > 0) onChanges(relevant)
  }
  const pollOn = () => {
    cancel = clock.after(interval, () => {
      poll()
      pollOn()
    })
  }
  poll()
  pollOn()
  return { poll, stop: () => cancel() }
}

function builtFrom(db: Database, changes: readonly LoggedChange[]): readonly LoggedChange[] {
  const files = changes.flatMap(({ type, pk }) => (type === "file--file" && pk !== null ? [pk] : []))
  const usedFiles = new Set(filesUsedBy(db, files, builtTypes))
  return changes.filter(({ type, pk }) => {
    if (type === "file--file") return pk !== null && usedFiles.has(pk)
    return type === redirectType || builtTypes.some((built) => built === type)
  })
}
