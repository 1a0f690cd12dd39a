import { useLocation } from "@reach/router"
import { useEffect, type ReactNode } from "react"
import { Provider } from "react-redux"
import { sectionsFor } from "#dashboard/shell/menu/dashboard-entries.ts"
import { DashboardBar } from "#dashboard/shell/bar/dashboard-bar.tsx"
import { useGuard } from "#dashboard/session/guard/use-guard.tsx"
import { viewerOf } from "#dashboard/session/profile/profile.ts"
import { PublishChip } from "#dashboard/publishing/publish-chip.tsx"
import { PublishingWatch } from "#dashboard/publishing/publishing-watch.tsx"
import { ItemEdit, ProfileEdit } from "#dashboard/screens/edit-screens.tsx"
import { SessionEnded } from "#dashboard/screens/session-ended.tsx"
import { WaitingSaves } from "#dashboard/screens/waiting-saves.tsx"
import { Missing } from "#dashboard/screens/missing.tsx"
import { ModuleMissing } from "./screens/module-missing.tsx"
import type { Screens } from "#dashboard/screens/screen-loading.ts"
import { RedirectNotice } from "#dashboard/screens/redirect-notice.tsx"
import { keepFieldsStorable } from "#dashboard/widgets/storable-fields.ts"
import { isAdmin } from "#contract/permissions.ts"
import { ToasterContext, useToasts } from "#dashboard/shell/toasts/toaster.tsx"
import { screenOf } from "#contract/screens.ts"
import { useSession } from "#lib/session/use-session.tsx"
import type { App, Profile } from "#lib/session/session.ts"
import { LoadedScreen, ScreenWaiting } from "#ui/states/loaded-screen.tsx"
import { ScreenFrame } from "#ui/page/screen-frame.tsx"

type DashboardFrameProps = { readonly screens: Screens }

export function DashboardFrame({ screens }: DashboardFrameProps) {
  const { pathname, search, key = "" } = useLocation()
  const { session, app } = useSession()
  useEffect(keepFieldsStorable, [])
  const mayPass = useGuard().kind === "pass" && session.kind === "signed-in"
  if (mayPass && session.profile.features === null) return <ModuleMissing />
  return (
    <>
      {mayPass && (
        <DashboardBar sections={sectionsFor(session.profile)} path={pathname}>
          {app !== null && isAdmin(viewerOf(session.profile)) && (
            <Provider store={app.store}>
              <PublishChip />
            </Provider>
          )}
        </DashboardBar>
      )}
      <div className="wrap">
        <RedirectNotice />
      </div>
      {app === null ? (
        <ScreenWaiting />
      ) : (
        <Provider store={app.store}>
          {mayPass && <WaitingSaves isEditing={isEditor(pathname)} />}
          {mayPass ? (
            <WithToasts profile={session.profile}>
              <Screen screens={screens} app={app} profile={session.profile} path={pathname} search={search} visit={key} />
            </WithToasts>
          ) : (
            <ScreenWaiting />
          )}
          <SessionEnded app={app} />
        </Provider>
      )}
    </>
  )
}

function WithToasts({ profile, children }: { readonly profile: Profile; readonly children: ReactNode }) {
  const [region, toaster] = useToasts()
  return (
    <ToasterContext.Provider value={toaster}>
      <PublishingWatch profile={profile}>{children}</PublishingWatch>
      {region}
    </ToasterContext.Provider>
  )
}

function isEditor(path: string): boolean {
  const kind = screenOf(path)?.kind
  return kind === "edit" || kind === "create"
}

type ScreenProps = DashboardFrameProps & {
  readonly app: App
  readonly profile: Profile
  readonly path: string
  readonly search: string
  /** Each move to a screen has another visit. */
  readonly visit: string
}

function Screen({ screens, app, profile, path, search, visit }: ScreenProps) {
  const screen = screenOf(path)
  if (screen?.kind === "list" && screen.of === "publishing") {
    return <LoadedScreen load={screens.publishing}>{(PublishingScreen) => <PublishingScreen />}</LoadedScreen>
  }
  if (screen?.kind === "list" && screen.of === "agenda") {
    return (
      <LoadedScreen load={screens.agenda}>
        {(Agenda) => (
          <ScreenFrame>
            <Agenda search={search} />
          </ScreenFrame>
        )}
      </LoadedScreen>
    )
  }
  if (screen?.kind === "list") {
    return (
      <LoadedScreen load={screens.lists}>
        {(Lists) => (
          <ScreenFrame>
            <Lists of={screen.of} search={search} />
          </ScreenFrame>
        )}
      </LoadedScreen>
    )
  }
  if (screen?.kind === "edit" && screen.of === "people" && screen.id === profile.uid)
    return <ProfileEdit load={screens.profile} app={app} profile={profile} />
  if (screen?.kind === "create" || screen?.kind === "edit") {
    // Each visit starts a new form. A first save changes the address without a move.
    return <ItemEdit key={path + search + visit} load={screens.editor} screen={screen} search={search} />
  }
  return <Missing />
}
