import { useEffect, useRef, useState } from "react"
import type { Row } from "#app/lists/rows/row.ts"
import { ItemBadge } from "#app/publishing/item/item-badge.tsx"
import { editStampPath } from "#app/publishing/item/stamps-api.ts"
import { useItemState } from "#app/publishing/item/use-item-state.ts"
import { makeWatch } from "#lib/in-view.ts"
import { Badge, type BadgeState } from "#ui/badge.tsx"

const watch = makeWatch()

type RowStateProps = {
  readonly row: Row
  /** The state of a row of a kind without pages of its own. */
  readonly otherwise: BadgeState
}

/** What visitors see of a row. Only rows in view are looked up. */
export function RowState({ row, otherwise }: RowStateProps) {
  return editStampPath(row) === null ? <Badge state={otherwise} /> : <Looked row={row} />
}

function Looked({ row }: { readonly row: Row }) {
  const place = useRef<HTMLSpanElement>(null)
  const [isInView, setInView] = useState(false)
  useEffect(() => (place.current === null ? undefined : watch(place.current, setInView)), [])
  const publishing = useItemState(row, isInView)
  return (
    <span ref={place}>
      <ItemBadge publishing={publishing} isShort />
    </span>
  )
}
