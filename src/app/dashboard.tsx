import { useLocation } from "@reach/router"
import { Provider } from "react-redux"
import { useGuard } from "#app/guard/use-guard.tsx"
import { viewerOf } from "#app/profile/profile.ts"
import { ItemEdit } from "#app/screens/item-edit.tsx"
import { PostList } from "#app/screens/post-list.tsx"
import { ProfileEdit } from "#app/screens/profile-edit.tsx"
import { SessionEnded } from "#app/screens/session-ended.tsx"
import { Title } from "#app/screens/title.tsx"
import { RedirectNotice } from "#app/screens/redirect-notice.tsx"
import { screenOf } from "#contract/screens.ts"
import { may } from "#contract/permissions.ts"
import { useSession } from "#lib/session/use-session.tsx"
import type { App, Profile } from "#lib/session/session.ts"
import { notFound } from "#lib/strings/not-found.ts"
import { ScreenWaiting } from "#ui/loaded-screen.tsx"
import { NotFound } from "#ui/not-found.tsx"
import { ScreenFrame } from "#ui/screen-frame.tsx"

export function Dashboard() {
  const { pathname, search, key = "" } = useLocation()
  const { session, app } = useSession()
  const mayPass = useGuard().kind === "pass" && session.kind === "signed-in"
  return (
    <>
      <div className="wrap">
        <RedirectNotice />
      </div>
      {app === null ? (
        <ScreenWaiting />
      ) : (
        <Provider store={app.store}>
          {mayPass ? <Screen app={app} profile={session.profile} path={pathname} search={search} visit={key} /> : <ScreenWaiting />}
          <SessionEnded app={app} />
        </Provider>
      )}
    </>
  )
}

type ScreenProps = {
  readonly app: App
  readonly profile: Profile
  readonly path: string
  readonly search: string
  /** Names the move that led here. */
  readonly visit: string
}

function Screen({ app, profile, path, search, visit }: ScreenProps) {
  const screen = screenOf(path)
  if (screen?.kind === "list" && screen.of === "post") {
    return (
      <ScreenFrame>
        <PostList withDrafts={may.readDrafts(viewerOf(profile))} search={search} />
      </ScreenFrame>
    )
  }
  if (screen?.kind === "edit" && screen.of === "people" && screen.id === profile.uid) return <ProfileEdit app={app} profile={profile} />
  if ((screen?.kind === "create" || screen?.kind === "edit") && screen.of !== "people") {
    // Each visit starts a form anew. A first save changes the address without a move.
    return <ItemEdit key={path + visit} app={app} profile={profile} screen={screen} />
  }
  return (
    <>
      <Title title={notFound.title} />
      <NotFound />
    </>
  )
}
