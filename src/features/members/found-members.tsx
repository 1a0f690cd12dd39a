import { classes } from "#lib/classes.ts"
import { useFocusOnNew } from "#lib/navigation/use-focus-on-new.ts"
import { words } from "#lib/strings/words.ts"
import { Button } from "#ui/controls/button.tsx"
import { usePrinting } from "#ui/page/use-printing.ts"
import * as styles from "./directory.module.css"
import type { CardMember } from "./listed-card.ts"
import { MemberList } from "./member-list.tsx"
import type { DistanceOf } from "./near/distance.ts"

/** member-list.module.css shows as many members at first. Each press shows as many more. */
const FIRST = 18
const MORE = 48

type FoundMembersProps = {
  readonly members: readonly CardMember[]
  /** The page's HTML has its members for readers without scripts; for others a style sheet hides all but the first. */
  readonly isPage: boolean
  readonly distanceOf: DistanceOf | null
  readonly count: number
  readonly openCount: number
  readonly onMore: (openCount: number) => void
}

/** A printed page has all members. */
export function FoundMembers({ members, isPage, distanceOf, count, openCount, onMore }: FoundMembersProps) {
  const [list, awaitItem] = useFocusOnNew<HTMLUListElement>()
  const most = Math.max(FIRST, openCount)
  const more = Math.min(MORE, count - most)
  const isPrinting = usePrinting()
  return (
    <>
      <MemberList
        ref={list}
        distanceOf={distanceOf}
        members={isPage || isPrinting ? members : members.slice(0, most)}
        isCut={most <= FIRST}
      />
      <p className={classes("scripted", styles.more)}>
        {more > 0 && (
          <Button
            tone="ghost"
            onClick={() => {
              awaitItem(most)
              onMore(most + more)
            }}
          >
            {words.members.showMore(more)}
          </Button>
        )}
      </p>
    </>
  )
}
