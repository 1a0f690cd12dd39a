import type { NamedItem } from "#contract/publishing.ts"
import { editableOf } from "#contract/screens.ts"
import { screenPath } from "#lib/navigation/own-screen.ts"
import { Link } from "#ui/link.tsx"

/** The title of an item, which leads to its editor if it has one. */
export function ItemLink({ item: { type, number, title } }: { readonly item: NamedItem }) {
  const of = editableOf(type)
  return of === null ? <span>{title}</span> : <Link to={screenPath({ kind: "edit", of, id: number })}>{title}</Link>
}
