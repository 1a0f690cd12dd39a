import type { ListKind } from "#app/lists/kind.ts"
import type { Row } from "#app/lists/rows/row.ts"
import { screenPath } from "#contract/screens.ts"
import { foreignLang } from "#lib/strings/language.ts"
import { Link } from "#ui/link.tsx"
import * as styles from "./row-title.module.css"
import { Sign } from "./sign.tsx"

type RowTitleProps = { readonly kind: ListKind; readonly row: Row }

/** The picture, the title and what a list says below it. */
export function RowTitle({ kind, row }: RowTitleProps) {
  return (
    <div className={styles.name}>
      <Sign kind={kind} row={row} />
      <div className={styles.words}>
        <Title kind={kind} row={row} />
        <Sub text={kind.detailOf(row)} />
      </div>
    </div>
  )
}

function Title({ kind: { editable, newsOf }, row }: RowTitleProps) {
  const { title, number, publicPath, langcode } = row
  const to = editable === null ? publicPath : number === null ? null : screenPath({ kind: "edit", of: editable, id: number })
  const news = newsOf?.(row) ?? null
  return (
    <>
      {to === null ? (
        <span className={styles.title}>{title}</span>
      ) : (
        <Link to={to} className={styles.title} lang={langcode === "" ? undefined : foreignLang(langcode)} aria-current={undefined}>
          {title}
        </Link>
      )}
      {news !== null && <span className={styles.news}>{news}</span>}
    </>
  )
}

export function Sub({ text }: { readonly text: string }) {
  return text === "" ? null : <span className={styles.sub}>{text}</span>
}
