import { useState } from "react"
import { createPortal } from "react-dom"
import { kindOf } from "#contract/content.ts"
import { languageOf } from "#dashboard/items/languages.ts"
import { useGetRevisionsQuery } from "#dashboard/items/item-api.ts"
import { FailedLine } from "#dashboard/widgets/load-state.tsx"
import { useLoaded } from "#lib/use-loaded.ts"
import { Button } from "#ui/controls/button.tsx"
import { Dialog } from "#ui/dialogs/dialog.tsx"
import { Waiting } from "#ui/states/waiting.tsx"
import type { HistoryProps } from "./all-revisions.tsx"
import { appWords } from "#dashboard/strings/words.ts"

const importRevisions = () => import(/* webpackChunkName: "history" */ "./all-revisions.tsx")

/** Shows nothing if this user may not see revisions. */
export function History(props: HistoryProps) {
  const { type, id, number } = props.item
  const [isOpen, setIsOpen] = useState(false)
  const hasRevisions = number !== null && kindOf(type).entityType === "node"
  const { data, error } = useGetRevisionsQuery({ type, id, language: languageOf(props.item) }, { skip: !hasRevisions })
  const isHidden = error !== undefined && "kind" in error && ["forbidden", "not-found"].includes(error.kind)
  if (!hasRevisions || isHidden || (data === undefined && error === undefined)) return null
  const restored: HistoryProps["onRestored"] = (content, revision) => {
    setIsOpen(false)
    props.onRestored(content, revision)
  }
  return (
    <>
      <Button tone="quiet" onClick={() => setIsOpen(true)}>
        {appWords.history.title}
      </Button>
      {isOpen && createPortal(<HistoryDialog {...props} onRestored={restored} onClose={() => setIsOpen(false)} />, document.body)}
    </>
  )
}

function HistoryDialog({ onClose, ...props }: HistoryProps & { readonly onClose: () => void }) {
  const { state, load } = useLoaded(importRevisions, true)
  return (
    <Dialog title={appWords.history.title} size="wide" onClose={onClose}>
      {state.kind === "ready" && <state.value.AllRevisions {...props} />}
      {(state.kind === "unasked" || state.kind === "waiting") && <Waiting label={appWords.history.loading} />}
      {state.kind === "failed" && (
        <p role="alert">
          <FailedLine text={appWords.history.failed} onRetry={load} />
        </p>
      )}
    </Dialog>
  )
}
