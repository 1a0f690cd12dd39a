/** The toasts on what became of the user's own saves. */
import { useEffect, useRef } from "react"
import { useSelector } from "react-redux"
import type { Build, BuildStamp } from "#contract/publishing.ts"
import type { Awaited } from "#dashboard/items/awaited.ts"
import { useAppDispatch, type AppDispatch } from "#dashboard/session/hooks.ts"
import { useToaster, type Toaster } from "#dashboard/shell/toasts/toaster.tsx"
import { appWords } from "#dashboard/strings/words.ts"
import { screenPath } from "#lib/navigation/own-screen.ts"
import { isVisible, onVisibility } from "#lib/visibility.ts"
import { itemsLive, selectAwaited } from "./awaited-slice.ts"
import { usePacer } from "./item/pacer.ts"
import { editStampPath, mayBeIn, servedIn, stampsApi, unknownServed, useGetBuildStampQuery } from "./item/stamps-api.ts"
import { sentenceOfProblem, wordsOfWarning } from "./panel/build-problem.tsx"
import { statusApi } from "./status/status-api.ts"
import { heldBackBy } from "./status/status-view.ts"

const words = appWords.publishing.news

/** Nobody waits longer for a toast. Milliseconds. */
const longestWait = 30 * 60_000

/** Shows with one toast for each build which of the user's own saves visitors see now. */
export function LiveNews(): null {
  const toaster = useToaster()
  const dispatch = useAppDispatch()
  const pacer = usePacer()
  const awaited = useSelector(selectAwaited)
  const hasAwaited = awaited.length > 0
  const build = useGetBuildStampQuery(undefined, { skip: !hasAwaited }).data ?? null
  const hiddenAt = useLastHidden()
  useEffect(() => (hasAwaited && build !== null ? pacer.hold() : undefined), [pacer, hasAwaited, build, awaited])
  useEffect(() => {
    if (build === null || awaited.length === 0) return undefined
    let isWanted = true
    void liveOf(dispatch, awaited, build).then((live) => {
      if (!isWanted) return
      const now = Date.now()
      const old = awaited.filter(({ at }) => now - at > longestWait)
      if (live.length + old.length > 0) dispatch(itemsLive([...live, ...old]))
      // In a hidden tab nobody saw it, so the time would be wrong.
      const at = Math.min(...live.map((one) => one.at))
      if (live.length > 0) announce(toaster, live, hiddenAt.current > at ? null : Math.max(0, now - at) / 1000)
    })
    return () => {
      isWanted = false
    }
  }, [dispatch, toaster, awaited, build, hiddenAt])
  return null
}

async function liveOf(dispatch: AppDispatch, awaited: readonly Awaited[], build: BuildStamp): Promise<readonly Awaited[]> {
  const { getServed } = stampsApi.endpoints
  const answers = awaited.map(async (one) => {
    const path = editStampPath(one)
    if (path === null || !mayBeIn(build, one)) return []
    const { data } = await dispatch(getServed.initiate({ path, build: build.id }, { subscribe: false }))
    const served = servedIn(one.language, data ?? unknownServed)
    return served.kind === "shown" && served.vid >= one.vid ? [one] : []
  })
  return (await Promise.all(answers)).flat()
}

function announce(toaster: Toaster, live: readonly Awaited[], seconds: number | null): void {
  const [first, ...others] = live
  if (first === undefined) return
  if (others.length > 0) void toaster.show("done", words.several(live.length, seconds), { label: words.viewSite, to: "/" })
  else {
    const { title, publicPath } = first
    void toaster.show("done", words.one(title, seconds), publicPath === null ? undefined : { label: words.view, to: publicPath })
  }
}

/** When the tab was hidden last, in milliseconds of this device's clock. */
function useLastHidden() {
  const at = useRef(0)
  useEffect(
    () =>
      onVisibility(() => {
        if (!isVisible()) at.current = Date.now()
      }),
    [],
  )
  return at
}

type FailureNewsProps = {
  /** The name of the account. */
  readonly user: string
  /** They may open the list of builds. */
  readonly isAdmin: boolean
}

/** Tells a user with a toast of each build that failed with their changes, or that left one of their items as it was. */
export function FailureNews({ user, isAdmin }: FailureNewsProps): null {
  const toaster = useToaster()
  const awaited = useSelector(selectAwaited)
  const status = statusApi.endpoints.getStatus.useQueryState(undefined).data
  const told = useRef<number | null>(null)
  useEffect(() => {
    if (status === undefined) return
    const build = status?.builds[0]
    // What was there at first is no news.
    const isNews = told.current !== null && build !== undefined && build.id > told.current
    told.current = build?.id ?? 0
    if (!isNews) return
    const link = isAdmin ? why : undefined
    if (build.state === "failed" && build.by.includes(user)) void toaster.show("failed", newsOf(build), link)
    for (const item of build.state === "live" ? awaited : []) {
      const heldBack = heldBackBy(status, item)
      if (heldBack !== null) void toaster.show("failed", words.failed(item.title, wordsOfWarning(heldBack).what), link)
    }
  }, [awaited, isAdmin, status, toaster, user])
  return null
}

const why = { label: words.why, to: screenPath({ kind: "list", of: "publishing" }) }

function newsOf({ problem, changes }: Build): string {
  const title = problem?.item?.title ?? changes[0]?.title ?? null
  return words.failed(title, problem === null ? appWords.publishing.problems.unknown : sentenceOfProblem(problem))
}
