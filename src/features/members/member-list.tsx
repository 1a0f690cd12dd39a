import { forwardRef } from "react"
import { MemberCard } from "./member-card.tsx"
import * as styles from "./member-list.module.css"

type MemberListProps = {
  readonly members: readonly Queries.MemberCardFragment[]
  /** Whether scripts hide all but the first ones. */
  readonly isCut?: boolean
}

export const MemberList = forwardRef<HTMLUListElement, MemberListProps>(function MemberList({ members, isCut = false }, ref) {
  return (
    <ul className={styles.list} ref={ref} data-cut={isCut}>
      {members.map((member) => (
        <li key={member.path} className={styles.item}>
          <MemberCard member={member} />
        </li>
      ))}
    </ul>
  )
})
