import { members as strings } from "#lib/strings/members.ts"
import { Button } from "#ui/button.tsx"
import { Empty } from "#ui/empty.tsx"
import { emptyQuery, type DirectoryQuery, type Obstacle } from "./directory-query.ts"
import * as styles from "./no-match.module.css"

type NoMatchProps = {
  readonly obstacle: (Obstacle & { readonly label: string }) | null
  readonly onAsk: (change: Partial<DirectoryQuery>) => void
}

/** Says that no member meets all criteria, and offers to remove the obstacle or else all of them. */
export function NoMatch({ obstacle, onAsk }: NoMatchProps) {
  const label = obstacle && strings.quoted(obstacle.label)
  return (
    <Empty title={strings.noMatch}>
      {label && <p className={styles.hint}>{strings.without(label, obstacle.count)}</p>}
      <Button tone="ghost" onClick={() => onAsk(obstacle ? { [obstacle.criterion]: "" } : emptyQuery)}>
        {label ? strings.remove(label) : strings.clearAll}
      </Button>
    </Empty>
  )
}
