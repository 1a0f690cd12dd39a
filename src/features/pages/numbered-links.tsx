import type { NumberedSection } from "#lib/prose/outline.ts"
import { childrenOf, isElement, proseText, type ProseElement } from "#lib/prose/tree.ts"
import { FactsTitle } from "#ui/text/facts.tsx"
import { arrow, Icon } from "#ui/pictures/icon.tsx"
import { Link } from "#ui/controls/link.tsx"
import { Monogram } from "#ui/pictures/monogram.tsx"
import { ProseNodes } from "#ui/text/prose.tsx"
import * as rows from "#ui/text/sign-rows.module.css"
import * as styles from "./beside.module.css"

/** If an item is only a link, the whole row is one. */
export function NumberedLinks({
  section: { heading, items, rest },
  lang,
}: {
  readonly section: NumberedSection
  readonly lang: string | undefined
}) {
  return (
    <div className={styles.section} lang={lang}>
      <FactsTitle id={heading.id}>{heading.text}</FactsTitle>
      <ol className={rows.list}>
        {items.map((item, index) => (
          <li key={index}>
            <Item item={item} number={index + 1} />
          </li>
        ))}
      </ol>
      <div className={styles.note}>
        <ProseNodes nodes={rest} pictures={[]} />
      </div>
    </div>
  )
}

function Item({ item, number }: { readonly item: ProseElement; readonly number: number }) {
  const [only, ...others] = childrenOf(item)
  const to = others.length === 0 && isElement(only) && only[0] === "a" ? only[1]?.href : undefined
  const sign = <Monogram name={String(number)} size="small" isRound />
  if (to === undefined) {
    return (
      <div className={rows.row}>
        {sign}
        <span>
          <ProseNodes nodes={childrenOf(item)} pictures={[]} />
        </span>
      </div>
    )
  }
  return (
    <Link to={to} className={rows.row}>
      {sign}
      <span className={rows.name}>{proseText(item)}</span>
      <Icon path={arrow} />
    </Link>
  )
}
