import { useState } from "react"
import type { ResourceType } from "#contract/fields.ts"
import { editableOf, screenPath } from "#contract/screens.ts"
import type { WaitingSave } from "#app/save/waiting-saves.ts"
import type { Profile } from "#lib/session/session.ts"
import { dashboard } from "#lib/strings/dashboard.ts"
import { waitingSaves as words } from "#app/strings/saving.ts"
import { Button } from "#ui/button.tsx"
import { cross, Icon } from "#ui/icon.tsx"
import { Link } from "#ui/link.tsx"
import * as styles from "./redirect-notice.module.css"
import { useWaitingSaves } from "./use-waiting-saves.ts"

type WaitingSavesProps = { readonly profile: Profile; readonly isEditing: boolean }

/** Sends what waited offline, and tells how each save ended: its author may believe that it is long done. */
export function WaitingSaves({ profile, isEditing }: WaitingSavesProps) {
  const [ended, setEnded] = useState<readonly WaitingSave[]>([])
  useWaitingSaves({ profile, isEditing, onEnded: (sent) => setEnded((before) => [...before, ...sent]) })
  return (
    <div className="wrap" role="status" aria-label={words.name}>
      {ended.map((save) => (
        <div key={save.draft.id + save.draft.writer} className={styles.notice}>
          <Told save={save} />
          <Button
            tone="quiet"
            size="icon"
            aria-label={dashboard.close}
            onClick={() => setEnded((before) => before.filter((one) => one !== save))}
          >
            <Icon path={cross} />
          </Button>
        </div>
      ))}
    </div>
  )
}

function Told({ save: { draft, outcome } }: { readonly save: WaitingSave }) {
  const title = draft.title || words.untitled
  if (outcome.kind === "saved") return <p className={styles.words}>{words.saved(title)}</p>
  const address = editorOf(draft.type, draft.number)
  return (
    <p className={styles.words}>
      {words.refused(title)} {address !== null && <Link to={address}>{words.open}</Link>}
    </p>
  )
}

function editorOf(type: ResourceType, number: number | null): string | null {
  const of = editableOf(type)
  if (of === null) return null
  return screenPath(number === null ? { kind: "create", of } : { kind: "edit", of, id: number })
}
