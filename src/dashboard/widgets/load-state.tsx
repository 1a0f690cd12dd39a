import type { ReactNode } from "react"
import { outcomeOf, type Query } from "#dashboard/session/core/api.ts"
import { Button } from "#ui/controls/button.tsx"
import { appWords } from "#dashboard/strings/words.ts"

type AskedQuery = Query<unknown> & { readonly refetch: () => unknown }

/** A failed request can be repeated. An answered one shows nothing. */
export function loadState(query: AskedQuery, failed = appWords.editorWidgets.loadFailed): ReactNode {
  const outcome = outcomeOf(query)
  if (outcome === null) return appWords.editorWidgets.loading
  return outcome.ok ? undefined : <FailedLine text={failed} onRetry={() => void query.refetch()} />
}

export function FailedLine({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  return (
    <>
      {text}{" "}
      <Button tone="ghost" size="small" onClick={onRetry}>
        {appWords.buttons.retry}
      </Button>
    </>
  )
}

export type ChoicesState = { readonly option?: ReactNode; readonly hint?: ReactNode }

/** A select shows an option while its choices load, and a hint if they can't be loaded. */
export function choicesState(query: AskedQuery): ChoicesState {
  const isWaiting = outcomeOf(query) === null
  return isWaiting ? { option: <option disabled>{appWords.editorWidgets.loading}</option> } : { hint: loadState(query) }
}
