import { members as strings } from "#lib/strings/members.ts"
import { Button } from "#ui/button.tsx"
import { Void } from "#ui/void.tsx"
import * as styles from "./no-match.module.css"

type NoMatchProps = {
  /** The one filter without which there would be members. */
  readonly obstacle: { readonly label: string; readonly count: number } | null
  readonly onRemove: () => void
  readonly onClear: () => void
}

/** Nobody meets all the criteria; the one useful way out. */
export function NoMatch({ obstacle, onRemove, onClear }: NoMatchProps) {
  return (
    <div className={styles.empty}>
      <Void className={styles.sign} />
      <div className={styles.text}>
        <h2 className={styles.title}>{strings.noMatch}</h2>
        {obstacle && <p className={styles.hint}>{strings.without(strings.quoted(obstacle.label), obstacle.count)}</p>}
        <Button tone="ghost" onClick={obstacle ? onRemove : onClear}>
          {obstacle ? strings.remove(strings.quoted(obstacle.label)) : strings.clearAll}
        </Button>
      </div>
    </div>
  )
}
