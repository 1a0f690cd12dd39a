import { anonymous, type Viewer } from "#contract/permissions.ts"
import { useSession } from "#lib/session/use-session.tsx"
import { viewerOf } from "./profile/profile.ts"

/** Components ask what the signed-in user may do. A user whose session was lost while they write stays the viewer of the open editor. */
export function useViewer(): Viewer {
  const { session } = useSession()
  return session.kind === "signed-in" ? viewerOf(session.profile) : anonymous
}
