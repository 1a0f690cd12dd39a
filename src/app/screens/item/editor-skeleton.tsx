import { Bone } from "#ui/bone.tsx"
import * as styles from "./editor-skeleton.module.css"

/** The form's places while the item is loading. It appears after 200 ms, so that a quick answer doesn't flicker. */
export function EditorSkeleton({ label }: { readonly label: string }) {
  return (
    <div className="wrap" aria-busy="true">
      <p className="visually-hidden" role="status">
        {label}
      </p>
      <div className={styles.columns} aria-hidden="true">
        <div className={styles.column}>
          <Bone className={styles.title} />
          <Bone className={styles.line} />
          <Bone className={styles.text} />
        </div>
        <div className={styles.column}>
          <Bone className={styles.line} />
          <Bone className={styles.line} />
          <Bone className={styles.picture} />
        </div>
      </div>
    </div>
  )
}
