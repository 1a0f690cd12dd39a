import { words } from "#lib/strings/words.ts"
import { Button } from "#ui/controls/button.tsx"
import { Empty } from "./empty.tsx"

/** Stands where a list would stand if it had come. */
export function LoadingFailed({ title, onRetry }: { readonly title: string; readonly onRetry: () => void }) {
  return (
    <div role="alert">
      <Empty title={title}>
        <Button onClick={onRetry}>{words.frame.tryAgain}</Button>
      </Empty>
    </div>
  )
}
