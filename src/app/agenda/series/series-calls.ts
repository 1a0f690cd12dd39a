import { useDispatch } from "react-redux"
import type { Viewer } from "#contract/permissions.ts"
import type { Store } from "#app/session/store.ts"
import type { Outcome } from "#lib/session/problem.ts"
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
  return seriesCalls(useDispatch<Store["dispatch"]>(), viewer)
}

export function seriesCalls(dispatch: Store["dispatch"], viewer: Viewer): SeriesCalls {
  const send = sendWith(dispatch, viewer)
  return { read: (id) => readSeriesWith(dispatch, id), run: (writes, before) => runWrites(writes, send, before) }
}
