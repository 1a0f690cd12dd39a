import { lists as words } from "#app/strings/lists.ts"
import { Button } from "#ui/button.tsx"
import type { Export } from "./use-export.ts"
import * as styles from "./export-button.module.css"

export function ExportButton({ progress, start, cancel }: Export) {
  return (
    <div className={styles.place}>
      <span role="status" className={styles.progress}>
        {progress !== null && words.export.progress(progress.done, progress.count)}
      </span>
      {progress === null ? (
        <Button tone="ghost" onClick={() => void start()}>
          {words.export.start}
        </Button>
      ) : (
        <Button tone="ghost" onClick={cancel}>
          {words.export.cancel}
        </Button>
      )}
    </div>
  )
}
