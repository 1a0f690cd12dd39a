import { files as words } from "#app/strings/media.ts"
import * as styles from "./upload-rows.module.css"
import { usePendingUploads } from "./use-uploads.ts"
import type { Uploads } from "./uploads.ts"

/** Tells that a save waits for uploads. */
export function PendingUploads({ uploads }: { readonly uploads: Uploads }) {
  const count = usePendingUploads(uploads)
  return (
    <p className={styles.pending} role="status">
      {count > 0 && words.pending(count)}
    </p>
  )
}
