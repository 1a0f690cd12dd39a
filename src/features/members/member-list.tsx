import { forwardRef } from "react"
import type { CardMember } from "./listed-card.ts"
import { MemberCard } from "./member-card.tsx"
import * as styles from "./member-list.module.css"
import type { DistanceOf } from "./near/distance.ts"

type MemberListProps = {
  readonly members: readonly CardMember[]
  readonly distanceOf?: DistanceOf | null
  /** If true, scripts hide all but the first members. */
  readonly isCut?: boolean
}

export const MemberList = forwardRef<HTMLUListElement, MemberListProps>(function MemberList(
  { members, distanceOf = null, isCut = false },
  ref,
) {
  return (
    <ul className={styles.list} ref={ref} data-cut={isCut}>
      {members.map((member) => (
        <li key={member.path} className={styles.item}>
          <MemberCard member={member} distanceOf={distanceOf} />
        </li>
      ))}
    </ul>
  )
})
