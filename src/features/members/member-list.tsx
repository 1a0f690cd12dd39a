import { forwardRef } from "react"
import type { CardMember } from "./listed-card.ts"
import { MemberCard } from "./member-card.tsx"
import * as styles from "./member-list.module.css"
import type { Place } from "./near/distance.ts"

type MemberListProps = {
  readonly members: readonly CardMember[]
  /** From where distances are told. */
  readonly place?: Place | null
  /** Whether scripts hide all but the first ones. */
  readonly isCut?: boolean
}

export const MemberList = forwardRef<HTMLUListElement, MemberListProps>(function MemberList({ members, place = null, isCut = false }, ref) {
  return (
    <ul className={styles.list} ref={ref} data-cut={isCut}>
      {members.map((member) => (
        <li key={member.path} className={styles.item}>
          <MemberCard member={member} place={place} />
        </li>
      ))}
    </ul>
  )
})
