/** Sends the writes of a change one after another. What fails is left for another try, or all is taken back. */
import { changedFields } from "#app/resources/values.ts"
import type { Item } from "#app/resources/item.ts"
import type { SaveOutcome, SaveRequest } from "#app/resources/save-outcome.ts"
import { eventChanges as words } from "#app/strings/event-editing.ts"
import type { Outcome, Problem } from "#lib/session/problem.ts"
import type { ChangedEvent, Write } from "./writes.ts"

export type Send = {
  readonly save: (request: Omit<SaveRequest, "viewer">) => Promise<SaveOutcome>
  readonly remove: (item: Item) => Promise<Problem | null>
  /** Whether the back end has split a series when it has saved the new one, or leaves the former one to further writes. */
  readonly splitsAtOnce: () => boolean
}

/** An event as it is now, with the events that replace occurrences of it, or the series in which it replaces one. */
export type Series = Omit<ChangedEvent, "occurrence">

export type SeriesCalls = {
  /** An event with its exceptions or its series, as the back end has them now. */
  readonly read: (id: string) => Promise<Outcome<Series>>
  readonly run: (writes: readonly Write[], before?: readonly Done[]) => Promise<Progress>
}

/** `item` is what the write left at the back end; null of a removal. */
export type Done = { readonly write: Write; readonly item: Item | null }

export type Progress = {
  readonly done: readonly Done[]
  readonly left: readonly Write[]
  /** Why the first one that is left was refused. */
  readonly problem: Problem | null
}

export async function runWrites(writes: readonly Write[], send: Send, before: readonly Done[] = []): Promise<Progress> {
  const done = [...before]
  for (const [index, write] of writes.entries()) {
    const { item, problem } = await sendOne(write, send)
    if (problem !== null) return { done, left: writes.slice(index), problem }
    done.push({ write, item })
    const isSplit = write.kind === "create" && write.item.continues !== undefined
    if (isSplit && send.splitsAtOnce()) return { done: [...done, ...writes.slice(index + 1).map(asDone)], left: [], problem: null }
  }
  return { done, left: [], problem: null }
}

/** What the back end has done of itself: its revision is not known here. */
function asDone(write: Write): Done {
  return { write, item: write.kind === "change" ? { ...write.base, values: write.values, version: null } : null }
}

type Sent = { readonly item: Item | null; readonly problem: Problem | null }

async function sendOne(write: Write, { save, remove }: Send): Promise<Sent> {
  if (write.kind === "remove") return { item: null, problem: await remove(write.item) }
  const base = write.kind === "create" ? write.item : write.base
  const values = write.kind === "create" ? write.item.values : write.values
  const continuedBy = write.kind === "change" ? write.continuedBy : undefined
  const outcome = await save({ base, values, changed: changedFields(base.type, base.values, values), continuedBy })
  if (outcome.kind === "saved") return { item: outcome.item, problem: null }
  if (outcome.kind === "refused") return { item: null, problem: outcome.problem }
  return { item: null, problem: { kind: "invalid", message: words.conflict, fields: {} } }
}

/** The writes that take back what was done, the last one first. Null where something was deleted, which does not come back. */
export function undoOf(done: readonly Done[]): readonly Write[] | null {
  const writes = done.toReversed().flatMap(({ write, item }): readonly Write[] => {
    if (item === null || write.kind === "remove") return []
    return write.kind === "create" ? [{ kind: "remove", item }] : [{ kind: "change", base: item, values: write.base.values }]
  })
  return writes.length === done.length ? writes : null
}
