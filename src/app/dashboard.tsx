import { useLocation } from "@reach/router"
import { screenOf } from "#contract/screens.ts"
import { anonymous, may } from "#contract/permissions.ts"
import { SessionEnded } from "#features/account/session-ended.tsx"
import { ledBy } from "#lib/reason.ts"
import { useSession, type App, type Profile } from "#lib/session.tsx"
import { dashboard } from "#lib/strings/en/dashboard.ts"
import { notFound } from "#lib/strings/en/not-found.ts"
import { NotFound } from "#ui/not-found.tsx"
import { ScreenFrame } from "#ui/screen-frame.tsx"
import { Waiting } from "#ui/waiting.tsx"
import { guard } from "#app/guard/guard.ts"
import { Notice } from "#app/screens/notice.tsx"
import { PostList } from "#app/screens/post-list.tsx"
import { ProfileEdit } from "#app/screens/profile-edit.tsx"
import { Title } from "#app/screens/title.tsx"
import { useRedirect } from "#app/guard/use-redirect.ts"

/** The dashboard's screens behind the guard. */
export function Dashboard() {
  const { pathname, search, state } = useLocation()
  const { session, app } = useSession()
  const verdict = guard(session, pathname + search)
  useRedirect(verdict, ledBy(state))
  return (
    <>
      <div className="wrap">
        <Notice />
      </div>
      {verdict.kind === "pass" && session.kind === "signed-in" && app !== null ? (
        <Screen app={app} profile={session.profile} path={pathname} search={search} />
      ) : (
        <ScreenFrame>
          <Waiting label={dashboard.loading} />
        </ScreenFrame>
      )}
      {app !== null && <SessionEnded app={app} onLeave={leave} />}
    </>
  )
}

/** Who doesn't log in again is signed out, and the guard leads them on. */
function leave(): void {
  return undefined
}

type ScreenProps = { readonly app: App; readonly profile: Profile; readonly path: string; readonly search: string }

/** The screen at an address; those that aren't built yet aren't there. */
function Screen({ app, profile, path, search }: ScreenProps) {
  const screen = screenOf(path)
  if (screen?.kind === "list" && screen.of === "post") {
    const withDrafts = may.readDrafts({ ...anonymous, uid: profile.uid, roles: profile.roles })
    return (
      <ScreenFrame>
        <PostList app={app} withDrafts={withDrafts} search={search} />
      </ScreenFrame>
    )
  }
  if (screen?.kind === "edit" && screen.of === "people" && screen.id === profile.uid) return <ProfileEdit app={app} profile={profile} />
  return (
    <div className="wrap">
      <Title title={notFound.title} />
      <NotFound />
    </div>
  )
}
