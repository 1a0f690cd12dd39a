import type { Profile, SessionApp } from "#lib/session/session.ts"
import { ProfileForm } from "./profile-form.tsx"
import * as styles from "./profile-screen.module.css"

type ProfileScreenProps = {
  readonly app: Pick<SessionApp, "saveProfile" | "holdText">
  readonly profile: Profile
}

/** Edit profile: everything of it but the dashboard around. */
export function ProfileScreen({ app, profile }: ProfileScreenProps) {
  return (
    <>
      <div className={`wrap ${styles.head ?? ""}`}>
        <h1 className={styles.title}>{profile.name}</h1>
      </div>
      <ProfileForm key={profile.uid} profile={profile} onSave={app.saveProfile} holdText={app.holdText} />
    </>
  )
}
