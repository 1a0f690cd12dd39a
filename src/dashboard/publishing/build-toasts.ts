import { useEffect, useRef } from "react"
import { useSelector } from "react-redux"
import type { Build, BuildStamp } from "#contract/publishing.ts"
import type { PendingSave } from "#dashboard/items/unpublished-saves.ts"
import { useAppDispatch, type AppDispatch } from "#dashboard/session/hooks.ts"
import { useToaster, type Toaster } from "#dashboard/shell/toasts/toaster.tsx"
import { appWords } from "#dashboard/strings/words.ts"
import { screenPath } from "#lib/navigation/own-screen.ts"
import { isPageVisible, onPageVisibility } from "#lib/page-visibility.ts"
import { itemsLive, selectUnpublishedSaves } from "./unpublished-saves-slice.ts"
import { usePolling } from "./item/use-polling.ts"
import { editStampPath, mayBeIn, servedIn, stampsApi, unknownServed, useGetBuildStampQuery } from "./item/stamps-api.ts"
import { sentenceOfProblem, wordsOfWarning } from "./panel/build-problem.tsx"
import { statusApi } from "./status/status-api.ts"
import { heldBackBy } from "./status/status-view.ts"

const words = appWords.publishing.news

/** Milliseconds after which a save gets no toast any more. */
const longestWait = 30 * 60_000

/** One toast after each build names the user's saves that visitors see now. */
export function BuildToasts(): null {
  const toaster = useToaster()
  const dispatch = useAppDispatch()
  const saves = useSelector(selectUnpublishedSaves)
  const hasSaves = saves.length > 0
  const build = useGetBuildStampQuery(undefined, { skip: !hasSaves }).data ?? null
  const hiddenAt = useLastHidden()
  usePolling(hasSaves && build !== null, saves)
  useEffect(() => {
    if (build === null || saves.length === 0) return undefined
    let isCurrent = true
    void liveOf(dispatch, saves, build).then((live) => {
      if (!isCurrent) return
      const now = Date.now()
      const old = saves.filter(({ at }) => now - at > longestWait)
      if (live.length + old.length > 0) dispatch(itemsLive([...live, ...old]))
      const at = Math.min(...live.map((one) => one.at))
      // In a hidden tab nobody saw it, and a save that was sent again may be live before its answer, so the time would be wrong.
      const isTimed = hiddenAt.current < at && now - at >= 100
      if (live.length > 0) announce(toaster, live, isTimed ? (now - at) / 1000 : null)
    })
    return () => {
      isCurrent = false
    }
  }, [dispatch, toaster, saves, build, hiddenAt])
  return null
}

async function liveOf(dispatch: AppDispatch, saves: readonly PendingSave[], build: BuildStamp): Promise<readonly PendingSave[]> {
  const { getServed } = stampsApi.endpoints
  const answers = saves.map(async (save) => {
    const path = editStampPath(save)
    if (path === null || !mayBeIn(build, save)) return []
    const { data } = await dispatch(getServed.initiate({ path, build: build.id }, { subscribe: false }))
    const served = servedIn(save.language, data ?? unknownServed)
    return served.kind === "shown" && served.vid >= save.vid ? [save] : []
  })
  return (await Promise.all(answers)).flat()
}

function announce(toaster: Toaster, live: readonly PendingSave[], seconds: number | null): void {
  const [first, ...others] = live
  if (first === undefined) return
  if (others.length > 0) void toaster.show("done", words.several(live.length, seconds), { label: appWords.buttons.viewSite, to: "/" })
  else {
    const { title, publicPath } = first
    void toaster.show("done", words.one(title, seconds), publicPath === null ? undefined : { label: appWords.buttons.view, to: publicPath })
  }
}

/** Milliseconds of this device's clock. */
function useLastHidden() {
  const at = useRef(0)
  useEffect(
    () =>
      onPageVisibility(() => {
        if (!isPageVisible()) at.current = Date.now()
      }),
    [],
  )
  return at
}

type FailureNewsProps = {
  readonly user: string
  /** Admins may open the list of builds. */
  readonly isAdmin: boolean
}

/** The toast concerns builds that failed with the user's changes, or that left out one of their items. */
export function FailureNews({ user, isAdmin }: FailureNewsProps): null {
  const toaster = useToaster()
  const saves = useSelector(selectUnpublishedSaves)
  const status = statusApi.endpoints.getStatus.useQueryState(undefined).data
  const lastBuildId = useRef<number | null>(null)
  useEffect(() => {
    if (status === undefined) return
    const build = status?.builds[0]
    // A build that had ended before the page opened is no news.
    const isNews = lastBuildId.current !== null && build !== undefined && build.id > lastBuildId.current
    lastBuildId.current = build?.id ?? 0
    if (!isNews) return
    const link = isAdmin ? why : undefined
    if (build.state === "failed" && build.by.includes(user)) void toaster.show("failed", newsOf(build), link)
    for (const item of build.state === "live" ? saves : []) {
      const heldBack = heldBackBy(status, item)
      if (heldBack !== null) void toaster.show("failed", words.failed(item.title, wordsOfWarning(heldBack).what), link)
    }
  }, [saves, isAdmin, status, toaster, user])
  return null
}

const why = { label: words.why, to: screenPath({ kind: "list", of: "publishing" }) }

function newsOf({ problem, changes }: Build): string {
  const title = problem?.item?.title ?? changes[0]?.title ?? null
  return words.failed(title, problem === null ? appWords.publishing.problems.unknown : sentenceOfProblem(problem))
}
