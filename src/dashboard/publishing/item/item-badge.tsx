import { Badge } from "#ui/text/badge.tsx"
import * as styles from "./item-badge.module.css"
import { badgeOf } from "./item-state.ts"
import type { ItemPublishing } from "./use-item-state.ts"

type ItemBadgeProps = {
  readonly publishing: Pick<ItemPublishing, "state" | "since" | "isKnown">
  /** Only the tooltip of a short badge shows the time. */
  readonly isShort?: boolean
}

/** The place stays empty until the answer comes. */
export function ItemBadge({ publishing: { state, since, isKnown }, isShort = false }: ItemBadgeProps) {
  const whole = badgeOf({ state, since })
  const short = badgeOf({ state, since: null })
  return (
    <span className={styles.badge} data-known={isKnown}>
      <Badge state={isShort ? short : whole} title={isShort && since !== null ? whole.word : undefined} />
    </span>
  )
}
