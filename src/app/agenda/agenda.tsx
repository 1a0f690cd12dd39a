import { useState } from "react"
import { viewerOf } from "#app/session/profile/profile.ts"
import { ListHead } from "#app/lists/page/list-head.tsx"
import { Title } from "#app/bar/title.tsx"
import { isAdmin as isAdminOf } from "#contract/permissions.ts"
import { moveTo } from "#lib/navigation/navigate.ts"
import type { Profile } from "#lib/session/session.ts"
import { agenda as strings } from "#app/strings/agenda.ts"
import { Button } from "#ui/button.tsx"
import { Icon, plus } from "#ui/icon.tsx"
import { addressOf, stateOf, type AgendaState, type View } from "./occurrences/agenda-state.ts"
import { AgendaBody } from "./agenda-body.tsx"
import { useSeriesCalls } from "./series/series-api.ts"
import { InterruptedSplits } from "./series/split-by-steps.tsx"
import { useClock } from "./days/use-clock.ts"
import { weekStartFor } from "./days/week-start.ts"
import { useNewEvent } from "./editing/use-new-event.tsx"
import { AgendaHead } from "./head/agenda-head.tsx"
import { AgendaToolbar } from "./head/agenda-toolbar.tsx"
import { NarrowHead } from "./head/narrow-head.tsx"
import { Subscribe } from "./head/subscribe.tsx"
import { planOf } from "./views/plan.ts"
import { useIsNarrow } from "./days/use-is-narrow.ts"

export function Agenda({ profile, search }: { readonly profile: Profile; readonly search: string }) {
  const [viewer] = useState(() => viewerOf(profile))
  const isAdmin = isAdminOf(viewer)
  const creation = useNewEvent(profile)
  const calls = useSeriesCalls(viewer)
  const clock = useClock()
  const isNarrow = useIsNarrow()
  const [usual] = useState<View>(isNarrow ? "list" : "month")
  const [weekStarts] = useState(() => weekStartFor(navigator.languages))
  const state = stateOf(search)
  const view = state.text === "" ? (state.view ?? usual) : "list"
  const plan = planOf({ ...state, view }, clock.today, weekStarts)
  const go = (next: AgendaState, how: "choose" | "type") => {
    const address = addressOf(next)
    if (address !== addressOf(state)) moveTo(address, { replace: how === "type" })
  }
  const goTo = (day: number | null, how: "choose" | "type") =>
    go({ ...state, view, day: day === clock.today ? null : day, until: null, text: "" }, how)
  const head = {
    ...{ title: plan.title, state, view, steps: plan.steps },
    onDay: (day: number) => goTo(day, "choose"),
    onToday: () => goTo(null, "choose"),
  }
  const toolbar = { state, day: plan.day, onChange: go }
  return (
    <>
      <Title title={strings.titleOf(plan.title)} />
      <ListHead title={strings.title} count={null} isInOneRow>
        {!isNarrow && <Subscribe uid={profile.uid} />}
        {isAdmin && (
          <Button tone="accent" aria-haspopup="dialog" onClick={() => creation.open(state.day ?? clock.today)}>
            <Icon path={plus} />
            {strings.create}
          </Button>
        )}
      </ListHead>
      {isAdmin && <InterruptedSplits calls={calls} uid={viewer.uid} />}
      {isNarrow ? (
        <NarrowHead {...head} {...toolbar}>
          <Subscribe uid={profile.uid} />
        </NarrowHead>
      ) : (
        <>
          <AgendaToolbar {...toolbar} />
          <AgendaHead {...head} />
        </>
      )}
      <AgendaBody
        state={{ ...state, view }}
        plan={plan}
        clock={clock}
        weekStarts={weekStarts}
        viewer={viewer}
        onDay={(day) => goTo(day, "type")}
        onUntil={(until) => go({ ...state, view, until }, "type")}
        onNew={creation.open}
      />
      {creation.dialog}
    </>
  )
}
