import { useEffect, useRef } from "react"
import { useSelector } from "react-redux"
import { useAppDispatch, type AppDispatch } from "#dashboard/session/hooks.ts"
import type { BuildStamp } from "#contract/publishing.ts"
import { useToaster, type Toaster } from "#dashboard/shell/toasts/toaster.tsx"
import { editStampPath, mayBeIn, servedIn, stampsApi, unknownServed, useGetBuildStampQuery } from "./item/stamps-api.ts"
import { itemsLive, selectAwaited } from "./awaited-slice.ts"
import type { Awaited } from "#dashboard/items/awaited.ts"
import { isVisible, onVisibility } from "#lib/visibility.ts"
import { usePacer } from "./item/pacer.ts"
import { appWords } from "#dashboard/strings/words.ts"

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
