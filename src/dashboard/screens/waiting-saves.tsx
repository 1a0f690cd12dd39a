import { useEffect, useState } from "react"
import { editableOf } from "#contract/screens.ts"
import { isTranslation, languageOf, originalOf, tabPath } from "#dashboard/items/languages.ts"
import type { Draft } from "#dashboard/drafts/draft.ts"
import { screenPath } from "#lib/navigation/own-screen.ts"
import type { WaitingSave } from "#dashboard/drafts/offline-queue.ts"
import { useAppDispatch } from "#dashboard/session/hooks.ts"
import { useViewer } from "#dashboard/session/use-viewer.ts"
import { Link } from "#ui/controls/link.tsx"
import { ClosableNotice } from "./redirect-notice.tsx"
import { appWords } from "#dashboard/strings/words.ts"

/** Runs on each list and when the network is back. Shows the outcome, because users may think that everything was saved. */
export function WaitingSaves({ isEditing }: { readonly isEditing: boolean }) {
  const viewer = useViewer()
  const dispatch = useAppDispatch()
  const [ended, setEnded] = useState<readonly WaitingSave[]>([])
  useEffect(() => {
    // An open editor sends its own save.
    if (isEditing) return undefined
    const send = () => {
      void import(/* webpackChunkName: "waiting-saves" */ "#dashboard/drafts/offline-queue.ts").then(
        async ({ sendWaiting }) => {
          const newSaves = (await sendWaiting(dispatch, viewer)).filter(hasEnded)
          setEnded((before) => [...before, ...newSaves])
        },
        () => undefined,
      )
    }
    send()
    window.addEventListener("online", send)
    return () => window.removeEventListener("online", send)
  }, [dispatch, viewer, isEditing])
  return (
    <div className="wrap" role="status" aria-label={appWords.waitingSaves.name}>
      {ended.map((save) => (
        <ClosableNotice key={save.draft.id + save.draft.writer} onClose={() => setEnded((before) => before.filter((one) => one !== save))}>
          <Ending save={save} />
        </ClosableNotice>
      ))}
    </div>
  )
}

function Ending({ save: { draft, outcome } }: { readonly save: WaitingSave }) {
  const title = draft.title || appWords.editorSafety.draft.untitled
  if (outcome.kind === "saved") return appWords.waitingSaves.saved(title)
  const address = editorOf(draft)
  return (
    <>
      {appWords.waitingSaves.refused(title)} {address !== null && <Link to={address}>{appWords.waitingSaves.open}</Link>}
    </>
  )
}

function hasEnded({ outcome }: WaitingSave): boolean {
  return outcome.kind !== "refused" || outcome.problem.kind !== "offline"
}

/** The title is in the language of the text. */
function editorOf({ type, number, base }: Draft): string | null {
  const of = editableOf(type)
  if (of === null) return null
  if (number === null) return screenPath({ kind: "create", of })
  const editPath = screenPath({ kind: "edit", of, id: number })
  return isTranslation(base) ? tabPath(editPath, languageOf(base), originalOf(base)) : editPath
}
