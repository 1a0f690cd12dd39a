import type { ComponentPropsWithoutRef } from "react"
import type { ListKind } from "#dashboard/lists/rows/kind.ts"
import { colourField, pictureUrlOf, type ListedRow } from "#dashboard/lists/rows/row.ts"
import { textOf } from "#contract/field-types/field-type.ts"
import { tabPath } from "#dashboard/items/languages.ts"
import { AuthorizedPicture } from "#dashboard/media/pictures/authorized-picture.tsx"
import { useIsBuilt } from "#dashboard/publishing/item/use-item-state.ts"
import { screenPath } from "#lib/navigation/own-screen.ts"
import { foreignLang } from "#lib/strings/language.ts"
import { Monogram } from "#ui/pictures/monogram.tsx"
import { Link } from "#ui/controls/link.tsx"
import * as styles from "./row-title.module.css"

type SignProps = { readonly kind: ListKind; readonly row: ListedRow }
type RowTitleProps = SignProps & { readonly onOpen: (row: ListedRow) => void }

export function RowTitle({ kind, row, onOpen }: RowTitleProps) {
  return (
    <div className={styles.name}>
      <Sign kind={kind} row={row} />
      <div className={styles.words}>
        <Title {...{ kind, row, onOpen }} />
        <Sub text={kind.detailOf(row)} />
      </div>
    </div>
  )
}

function Title({ kind: { editable, form }, row, onOpen }: RowTitleProps) {
  const { title, number, publicPath, langcode } = row
  const to = editable === null ? publicPath : number === null ? null : editorOf(row, screenPath({ kind: "edit", of: editable, id: number }))
  const words = { className: styles.title, lang: langcode === "" ? undefined : foreignLang(langcode), children: title }
  if (form !== null) return <button type="button" {...words} onClick={() => onOpen(row)} />
  if (to === null) return <span {...words} />
  return editable === null ? <PublicTitle row={row} to={to} words={words} /> : <Link {...words} to={to} aria-current={undefined} />
}

type PublicTitleProps = {
  readonly row: ListedRow
  readonly to: string
  readonly words: Pick<ComponentPropsWithoutRef<"a">, "className" | "lang" | "children">
}

/** A page that may be missing isn't prefetched, because a browser logs each 404. */
function PublicTitle({ row, to, words: { children, ...words } }: PublicTitleProps) {
  const isBuilt = useIsBuilt(row)
  if (isBuilt === true) {
    return (
      <Link {...words} to={to} aria-current={undefined}>
        {children}
      </Link>
    )
  }
  if (isBuilt === false) return <span {...words}>{children}</span>
  return (
    <a {...words} href={to}>
      {children}
    </a>
  )
}

/** The editor opens in the language that the row shows. */
export function editorOf({ languages, original }: ListedRow, editPath: string): string {
  return languages === null ? editPath : tabPath(editPath, languages.shown, original)
}

export function Sub({ text }: { readonly text: string }) {
  return text === "" ? null : <span className={styles.sub}>{text}</span>
}

/** The picture, or the initials of a name, is decoration. */
function Sign({ kind, row }: SignProps) {
  const url = pictureUrlOf(row)
  if (kind.sign === "none") return null
  if (kind.sign === "colour") return <span className={styles.colour} style={{ backgroundColor: textOf(row.attributes[colourField]) }} />
  if (kind.sign === "picture") {
    return (
      <span className={styles.picture}>
        <AuthorizedPicture url={url} alt="" />
      </span>
    )
  }
  if (url === null) return <Monogram name={row.title} size="small" isRound={kind.sign === "person"} />
  return (
    <span className={styles.logo}>
      <AuthorizedPicture url={url} alt="" />
    </span>
  )
}
