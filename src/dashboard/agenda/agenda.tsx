import { useState, type ComponentType, type ReactNode } from "react"
import { textOf } from "#contract/field-types/field-type.ts"
import { isAdmin as isAdminOf } from "#contract/permissions.ts"
import { formatDay } from "#contract/agenda/days.ts"
import { ScreenHead } from "#dashboard/shell/head/screen-head.tsx"
import { Title } from "#dashboard/shell/bar/title.tsx"
import { useViewer } from "#dashboard/session/use-viewer.ts"
import { useToaster } from "#dashboard/shell/toasts/toaster.tsx"
import { appWords } from "#dashboard/strings/words.ts"
import { moveTo } from "#lib/navigation/navigate.ts"
import { Button } from "#ui/controls/button.tsx"
import { Icon, plus } from "#ui/pictures/icon.tsx"
import { AgendaBody } from "./agenda-body.tsx"
import { useClock } from "./days/use-clock.ts"
import { useIsNarrow } from "./days/use-is-narrow.ts"
import { weekStartFor } from "./days/week-start.ts"
import type { NewEventDialogProps } from "./editing/new-event-dialog.tsx"
import { AgendaHead, AgendaToolbar, NarrowHead } from "./head/agenda-head.tsx"
import { SubscribeButton } from "./head/subscribe.tsx"
import { agendaAddress, agendaStateOf, type AgendaState, type View } from "./occurrences/agenda-state.ts"
import { newEventPath } from "./series/beginning.ts"
import { viewPlanOf } from "./views/plan.ts"

export function Agenda({ search }: { readonly search: string }) {
  const isAdmin = isAdminOf(useViewer())
  const creation = useNewEvent()
  const clock = useClock()
  const isNarrow = useIsNarrow()
  const [usual] = useState<View>(isNarrow ? "list" : "month")
  const [weekStarts] = useState(() => weekStartFor(navigator.languages))
  const state = agendaStateOf(search)
  const view = state.text === "" ? (state.view ?? usual) : "list"
  const plan = viewPlanOf({ ...state, view }, clock.today, weekStarts)
  const go = (next: AgendaState, how: "choose" | "type") => {
    const address = agendaAddress(next)
    if (address !== agendaAddress(state)) moveTo(address, { replace: how === "type" })
  }
  const goTo = (day: number | null, how: "choose" | "type") =>
    go({ ...state, view, day: day === clock.today ? null : day, until: null, text: "" }, how)
  const head = { plan, state, view, onChange: go, onDay: (day: number | null) => goTo(day, "choose") }
  return (
    <>
      <Title title={appWords.agenda.titleOf(plan.title)} />
      <ScreenHead title={appWords.dashboardMenu.agenda} count={null} isInOneRow>
        {!isNarrow && <SubscribeButton />}
        {isAdmin && (
          <Button tone="accent" aria-haspopup="dialog" onClick={() => creation.open(state.day ?? clock.today)}>
            <Icon path={plus} />
            {appWords.agenda.create}
          </Button>
        )}
      </ScreenHead>
      {isNarrow ? (
        <NarrowHead {...head}>
          <SubscribeButton />
        </NarrowHead>
      ) : (
        <>
          <AgendaToolbar {...head} />
          <AgendaHead {...head} />
        </>
      )}
      <AgendaBody
        {...{ plan, clock, weekStarts, isAdmin }}
        state={{ ...state, view }}
        onDay={(day) => goTo(day, "type")}
        onUntil={(until) => go({ ...state, view, until }, "type")}
        onNew={creation.open}
      />
      {creation.dialog}
    </>
  )
}

type Loaded = { readonly Dialog: ComponentType<NewEventDialogProps>; readonly day: number }

const importDialog = () => import(/* webpackChunkName: "new-event" */ "./editing/new-event-dialog.tsx")

/** Loads the code of the dialog for a new event on the first press. If it doesn't load, the form with all fields opens. */
function useNewEvent(): { readonly open: (day: number) => void; readonly dialog: ReactNode } {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const toaster = useToaster()
  const open = (day: number) =>
    void importDialog().then(
      ({ NewEventDialog: Dialog }) => setLoaded({ Dialog, day }),
      () => moveTo(newEventPath(day)),
    )
  const close = () => setLoaded(null)
  const dialog = loaded !== null && (
    <loaded.Dialog
      day={formatDay(loaded.day)}
      onClose={close}
      onCreated={({ values }) => {
        close()
        void toaster.show("done", appWords.newEventDialog.created(textOf(values.title)))
      }}
    />
  )
  return { open, dialog }
}
