import { useAppDispatch, type AppDispatch } from "#app/session/hooks.ts"
import type { Viewer } from "#contract/permissions.ts"
import type { Outcome } from "#lib/session/problem.ts"
import { openBegunSplits } from "./begun-splits.ts"
import { runWrites, type Done, type Progress } from "./run-writes.ts"
import { sendWith } from "./send.ts"
import { readSeriesWith, type Series } from "./series-api.ts"
import type { Write } from "./write.ts"

export type SeriesCalls = {
  /** An event with its exceptions or its series, as the back end has them now. */
  readonly read: (id: string) => Promise<Outcome<Series>>
  readonly run: (writes: readonly Write[], before?: readonly Done[]) => Promise<Progress>
}

export function useSeriesCalls(viewer: Viewer): SeriesCalls {
  return seriesCalls(useAppDispatch(), viewer)
}

export function seriesCalls(dispatch: AppDispatch, viewer: Viewer): SeriesCalls {
  const send = sendWith(dispatch, viewer)
  const splits = openBegunSplits(viewer.uid)
  const run: SeriesCalls["run"] = async (writes, before) => {
    for (const write of writes) if (write.kind === "create") await splits.begin(write.item)
    const progress = await runWrites(writes, send, before)
    for (const { write } of progress.done) {
      const finished = write.kind === "remove" ? write.item.id : write.kind === "change" ? write.continuedBy : undefined
      if (finished !== undefined) await splits.end(finished)
    }
    return progress
  }
  return { read: (id) => readSeriesWith(dispatch, id), run }
}
