import { clockTimeOf } from "#app/agenda/time/event-time.ts"
import type { Continued, Item } from "#app/resources/item.ts"
import type { Problem } from "#lib/session/problem.ts"
import { eventChanges as words, repeatWords } from "#app/strings/event-editing.ts"
import { fallsAt } from "./events.ts"
import type { Progress } from "./run-writes.ts"
import type { SeriesCalls } from "./series-calls.ts"
import { writesAfterSplit } from "./split.ts"

/** Ends the series that a new one continues, from what the back end has of it now. */
export async function finishSplit({ read, run }: SeriesCalls, { id, at }: Continued, rest: Item): Promise<Progress | Problem> {
  const found = await read(id)
  // A deleted series has nothing left to end.
  if (!found.ok) return found.problem.kind === "not-found" ? run([]) : found.problem
  const { item: series, exceptions } = found.value
  if (series.isPublished && !rest.isPublished) return refused(words.split.draft)
  // It may have been moved or ended since. To end it anew could make it longer.
  if (!fallsAt(series, at)) return { done: [], left: [], problem: refused(words.split.gone(repeatWords.day(clockTimeOf(at).date))) }
  return run(writesAfterSplit({ series, exceptions, at }, rest))
}

function refused(message: string): Problem {
  return { kind: "invalid", message, fields: {} }
}
