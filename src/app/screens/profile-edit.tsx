import type { App, Profile } from "#lib/session/session.ts"
import { dashboard } from "#lib/strings/members-area/dashboard.ts"
import { LoadedScreen } from "#ui/loaded-screen.tsx"
import { Title } from "./title.tsx"

const importScreen = () =>
  import(/* webpackChunkName: "profile" */ "#features/account/profile/profile-screen.tsx").then(({ ProfileScreen }) => ({ ProfileScreen }))

export function ProfileEdit(props: { readonly app: App; readonly profile: Profile }) {
  return (
    <>
      <Title title={dashboard.editProfile} />
      <LoadedScreen load={importScreen}>{({ ProfileScreen }) => <ProfileScreen {...props} />}</LoadedScreen>
    </>
  )
}
