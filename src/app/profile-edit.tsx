import type { App, Profile } from "#lib/session.tsx"
import { dashboard } from "#lib/strings/en/dashboard.ts"
import { useChunk } from "#lib/use-chunk.ts"
import { Failed } from "#ui/failed.tsx"
import { ScreenFrame } from "#ui/screen-frame.tsx"
import { Waiting } from "#ui/waiting.tsx"
import { Title } from "./title.tsx"

const importScreen = () =>
  import(/* webpackChunkName: "profile" */ "#features/account/profile-screen.tsx").then(({ ProfileScreen }) => ({ ProfileScreen }))

type ProfileEditProps = { readonly app: App; readonly profile: Profile }

/** Edit profile, for oneself. */
export function ProfileEdit(props: ProfileEditProps) {
  return (
    <>
      <Title title={dashboard.editProfile} />
      <ProfileEditContent {...props} />
    </>
  )
}

function ProfileEditContent({ app, profile }: ProfileEditProps) {
  const chunk = useChunk(importScreen)
  if (chunk.kind === "failed") {
    const { title, text } = dashboard.chunkFailed
    return (
      <ScreenFrame>
        <Failed title={title} text={text} detail={chunk.message} onRetry={loadAnew} />
      </ScreenFrame>
    )
  }
  if (chunk.kind === "waiting") {
    return (
      <ScreenFrame>
        <Waiting label={dashboard.loading} />
      </ScreenFrame>
    )
  }
  return <chunk.value.ProfileScreen app={app} profile={profile} />
}

function loadAnew(): void {
  window.location.reload()
}
