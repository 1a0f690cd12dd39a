/** Two editors who save the same item at once, their requests in any order. No change may be overwritten by someone who has not seen it. */
import { aBackEnd, admin, itemAt, patient } from "#support/browser/back-end.ts"
import type { Network } from "#support/browser/adapter.ts"
import { reach } from "#support/browser/browser.ts"
import { anArticle } from "#support/entities.ts"
import { aServer, type TestServer } from "#support/server.ts"
import type { Item } from "#dashboard/items/item.ts"
import { mergeItems } from "#dashboard/items/merge.ts"
import { saveItem } from "#dashboard/items/saves/save-item.ts"
import { type Values, changedFields } from "#dashboard/items/values.ts"
import type { BackEnd } from "#dashboard/session/core/api.ts"
import { dice, type Dice } from "./dice.ts"

const fields = ["title", "field_date", "field_image_focus"] as const
type EditedField = (typeof fields)[number]

const savesEach = 3

export type InterleavingReport = { readonly conflicts: number; readonly revisions: number; readonly problems: readonly string[] }

export async function runInterleaving(seed: number): Promise<InterleavingReport> {
  const random = dice(seed)
  const article = anArticle({ label: "0", fields: { field_date: "2000-01-01", field_image_focus: "0.5 0.5" } })
  const server = aServer().with(article).seenBy(admin).start()
  const start = await itemAt(server, article)
  const { through, run } = inAnyOrder(reach(server), random)
  const told: Told = { seen: new Set(), reported: new Set(), conflicts: 0 }
  const editors = [1, 2].map((number) => edit({ number, backEnd: aBackEnd(through), random, told }, start))
  await run(Promise.all(editors))
  const history = await historyOf(server, start.id)
  return {
    conflicts: told.conflicts,
    revisions: history.length,
    problems: overwritten(history, told).map((problem) => `seed ${seed}: ${problem}`),
  }
}

type Told = {
  /** Each value that was written to a field, with what its writer knew the field to hold. */
  readonly seen: Set<string>
  /** Values that an editor was asked about. */
  readonly reported: Set<string>
  conflicts: number
}

type Editor = { readonly number: number; readonly backEnd: BackEnd; readonly random: Dice; readonly told: Told }

let counter = 0

async function edit({ number, backEnd, random, told }: Editor, start: Item): Promise<void> {
  let base = start
  for (let save = 0; save < savesEach; save++) {
    const field = random.pick(fields)
    let values: Values = { ...base.values, [field]: aValue(field, number) }
    for (;;) {
      const changed = changedFields(base.type, base.values, values)
      for (const name of changed) note(told, [name, values[name]], base.values[name])
      const outcome = await saveItem(backEnd, { base, values, changed, viewer: admin }, patient())
      if (outcome.kind === "refused" || outcome.kind === "gone") throw new Error(JSON.stringify(outcome))
      if (outcome.kind === "saved") {
        base = outcome.item
        break
      }
      const { theirs } = outcome
      const { merged, conflicts } = mergeItems(base, values, theirs)
      told.conflicts += 1
      for (const name of conflicts) told.reported.add(`${name} ${shown(theirs.values[name])}`)
      // Half of the time the editor takes the other's value.
      values =
        random.next() < 0.5 ? merged : { ...merged, ...Object.fromEntries(conflicts.map((name) => [name, theirs.values[name] ?? null])) }
      base = theirs
    }
  }
}

function note({ seen }: Told, [name, value]: readonly [string, unknown], known: unknown): void {
  seen.add(`${name} ${shown(value)} over ${shown(known)}`)
}

function shown(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value)
}

/** A value that nobody wrote before. */
function aValue(field: EditedField, editor: number): string {
  counter += 1
  if (field === "title") return `${editor}-${counter}`
  if (field === "field_date") return new Date(Date.UTC(2001, 0, counter % 20_000)).toISOString().slice(0, 10)
  return `0.${String(counter).padStart(7, "0")}1 0.5`
}

type History = readonly Readonly<Record<string, unknown>>[]

/** A value may be replaced by a writer who knew it, or was asked about it. */
function overwritten(history: History, { seen, reported }: Told): readonly string[] {
  const problems: string[] = []
  history.forEach((revision, index) => {
    const before = history[index - 1]
    if (before === undefined) return
    for (const field of fields) {
      const [old, now] = [shown(before[field]), shown(revision[field])]
      const isKnown = seen.has(`${field} ${now} over ${old}`) || reported.has(`${field} ${old}`)
      if (old !== now && !isKnown) problems.push(`${field}: ${now} was written over ${old}, unseen`)
    }
  })
  return problems
}

async function historyOf(server: TestServer, id: string): Promise<History> {
  const { body } = await server.read(`/jsonapi/node/article/${id}/version-history`)
  return body.data.map(({ attributes }) => attributes).toReversed()
}

/** Holds every request, and lets one after another go on in random order. */
function inAnyOrder(network: Network, random: Dice) {
  const held: (() => void)[] = []
  const through: Network = async (sent) => {
    await new Promise<void>((resolve) => held.push(resolve))
    const response = await network(sent)
    // The answer takes its time too.
    await new Promise<void>((resolve) => held.push(resolve))
    return response
  }
  const run = async (work: Promise<unknown>) => {
    const underWay = new Set([work])
    const ended = work.finally(() => underWay.clear())
    while (underWay.size > 0) {
      for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve))
      const [next] = held.splice(Math.floor(random.next() * held.length), 1)
      next?.()
    }
    await ended
  }
  return { through, run }
}
