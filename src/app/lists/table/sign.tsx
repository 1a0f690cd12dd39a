import type { ListKind } from "#app/lists/kind.ts"
import type { Row } from "#app/lists/rows/row.ts"
import { AuthorizedPicture } from "#app/pictures/authorized-picture.tsx"
import { thumbnailUrl } from "#app/pictures/thumbnail.ts"
import { Monogram } from "#ui/monogram.tsx"
import * as styles from "./sign.module.css"

/** What stands before a title: its picture, or the initials of a name. Decoration. */
export function Sign({ kind, row }: { readonly kind: ListKind; readonly row: Row }) {
  const [file] = row.related.field_image ?? row.related.field_logo ?? []
  const url = file?.url ?? null
  const small = url === null ? null : thumbnailUrl(url)
  if (kind.sign === "none") return null
  if (kind.sign === "picture") {
    return (
      <span className={styles.picture}>
        <AuthorizedPicture url={small} alt="" />
      </span>
    )
  }
  if (small === null) return <Monogram name={row.title} size="small" isRound={kind.sign === "person"} />
  return (
    <span className={styles.logo}>
      <AuthorizedPicture url={small} alt="" />
    </span>
  )
}
