import { Button } from "#ui/controls/button.tsx"
import { Empty } from "#ui/states/empty.tsx"
import { emptyQuery, criterionLabel, type DirectoryOptions, type DirectoryQuery } from "../directory-query.ts"
import { usePlaces } from "../near/use-places.ts"
import type { Obstacle } from "./find-members.ts"
import { words } from "#lib/strings/words.ts"

type NoMatchProps = {
  readonly query: DirectoryQuery
  readonly options: DirectoryOptions
  readonly obstacle: Obstacle | null
  readonly onAsk: (change: Partial<DirectoryQuery>) => void
}

/** Offers to remove the obstacle, or else all criteria, or to look around the place that the text names. */
export function NoMatch({ query, options, obstacle, onAsk }: NoMatchProps) {
  const label = obstacle && words.members.quoted(obstacle.word ?? criterionLabel(options, query, obstacle.criterion))
  const { state } = usePlaces(query.text !== "")
  const place = state.kind === "ready" ? state.value.placeNameIn(query.text) : null
  return (
    <Empty title={words.members.noMatch}>
      {label && <p>{words.members.without(label, obstacle.count)}</p>}
      {place !== null && <Button onClick={() => onAsk({ text: place.rest, near: place.name })}>{words.members.nearest(place.name)}</Button>}
      <Button tone="ghost" onClick={() => onAsk(obstacle ? { [obstacle.criterion]: obstacle.rest ?? "" } : emptyQuery)}>
        {label ? words.members.remove(label) : words.members.clearAll}
      </Button>
    </Empty>
  )
}
