import { useEffect, useRef } from "react"
import { classes } from "#lib/classes.ts"
import { words } from "#lib/strings/words.ts"
import { Button } from "#ui/button.tsx"
import { usePrinting } from "#ui/use-printing.ts"
import * as styles from "./directory.module.css"
import type { CardMember } from "./listed-card.ts"
import { MemberList } from "./member-list.tsx"
import type { DistanceOf } from "./near/distance.ts"

/** How many members are shown at first, as in member-list.module.css, and how many more at each press. */
const FIRST = 18
const MORE = 48

type FoundMembersProps = {
  /** How many are loaded. */
  readonly loaded: number
  /** Makes the cards: of found members the first, at most so many; before a filter those of the page. */
  readonly cards: (most: number) => readonly CardMember[]
  readonly distanceOf: DistanceOf | null
  readonly count: number
  readonly shown: number
  readonly onMore: (shown: number) => void
}

/** The first members, and a button for more. Print has them all. */
export function FoundMembers({ loaded, cards, distanceOf, count, shown, onMore }: FoundMembersProps) {
  const list = useRef<HTMLUListElement>(null)
  const wanted = useRef<number>()
  const most = Math.max(FIRST, shown)
  const more = Math.min(MORE, count - most)
  const isPrinting = usePrinting()
  useEffect(() => {
    if (wanted.current === undefined || loaded <= wanted.current) return
    list.current?.querySelector<HTMLElement>(`:nth-child(${wanted.current + 1}) > article a`)?.focus()
    wanted.current = undefined
  })
  return (
    <>
      <MemberList ref={list} distanceOf={distanceOf} members={cards(isPrinting ? loaded : most)} isCut={most <= FIRST} />
      <p className={classes("scripted", styles.more)}>
        {more > 0 && (
          <Button
            tone="ghost"
            onClick={() => {
              wanted.current = most
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
