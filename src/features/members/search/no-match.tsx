import { capitalised } from "#lib/text/capitalised.ts"
import { Button } from "#ui/button.tsx"
import { Empty } from "#ui/empty.tsx"
import { labelOf, type DirectoryOptions } from "../directory-options.ts"
import { emptyQuery, type DirectoryQuery } from "../directory-query.ts"
import type { Obstacle } from "./find-members.ts"
import * as styles from "./no-match.module.css"
import { words } from "#lib/strings/words.ts"

type NoMatchProps = {
  readonly query: DirectoryQuery
  readonly options: DirectoryOptions
  readonly obstacle: Obstacle | null
  readonly onAsk: (change: Partial<DirectoryQuery>) => void
}

/** Says that no member meets all criteria, and offers to remove the obstacle or else all of them; of a place also to look around it. */
export function NoMatch({ query, options, obstacle, onAsk }: NoMatchProps) {
  const label = obstacle && words.members.quoted(obstacle.word ?? labelOf(options, query, obstacle.criterion))
  return (
    <Empty title={words.members.noMatch}>
      {label && <p className={styles.hint}>{words.members.without(label, obstacle.count)}</p>}
      {obstacle?.word !== undefined && obstacle.isPlace === true && (
        <Button onClick={() => onAsk({ text: obstacle.rest ?? "", near: capitalised(obstacle.word ?? "") })}>
          {words.members.nearest(capitalised(obstacle.word))}
        </Button>
      )}
      <Button tone="ghost" onClick={() => onAsk(obstacle ? { [obstacle.criterion]: obstacle.rest ?? "" } : emptyQuery)}>
        {label ? words.members.remove(label) : words.members.clearAll}
      </Button>
    </Empty>
  )
}
