import { isAdmin } from "#contract/permissions.ts"
import { viewerOf } from "#app/session/profile/profile.ts"
import type { App, Profile } from "#lib/session/session.ts"
import { dashboard } from "#lib/strings/dashboard.ts"
import { LoadedScreen } from "#ui/loaded-screen.tsx"
import { OwnRights } from "./own-rights.tsx"
import { Title } from "#app/bar/title.tsx"
import { useEditScreen } from "./use-edit-screen.ts"

const importScreen = () =>
  import(/* webpackChunkName: "profile" */ "#features/account/profile/profile-screen.tsx").then(({ ProfileScreen }) => ({ ProfileScreen }))

export function ProfileEdit({ app, profile }: { readonly app: App; readonly profile: Profile }) {
  const load = useEditScreen({ kind: "edit", of: "people", id: profile.uid }, importScreen)
  return (
    <>
      <Title title={dashboard.editProfile} />
      <LoadedScreen load={load}>
        {({ ProfileScreen }) => (
          <ProfileScreen app={app} profile={profile}>
            {isAdmin(viewerOf(profile)) && <OwnRights profile={profile} />}
          </ProfileScreen>
        )}
      </LoadedScreen>
    </>
  )
}
