import { useState } from "react"
import type { BuildWarning } from "#contract/publishing.ts"
import { publishingPanel } from "#app/strings/publishing.ts"
import { Button } from "#ui/button.tsx"
import { ItemLink } from "./item-link.tsx"
import * as screen from "./publishing-screen.module.css"
import * as styles from "./warnings.module.css"

const words = publishingPanel.warnings

/** More than this at once is no list that anybody works off. */
const step = 20

/** Lists the faults that the last build found, which editors fix. */
export function Warnings({ warnings }: { readonly warnings: readonly BuildWarning[] }) {
  const [shown, setShown] = useState(step)
  const rest = warnings.length - shown
  return (
    <section className={screen.section} aria-labelledby="publishing-to-do">
      <div className={styles.head}>
        <h2 id="publishing-to-do" className={screen.title}>
          {words.title}
        </h2>
        {warnings.length > 0 && <p className={styles.count}>{words.count(warnings.length)}</p>}
      </div>
      {warnings.length === 0 ? (
        <p>{words.empty}</p>
      ) : (
        <ul className={styles.list}>
          {warnings.slice(0, shown).map((warning, index) => (
            <Warning key={index} warning={warning} />
          ))}
        </ul>
      )}
      {rest > 0 && (
        <Button tone="ghost" size="small" onClick={() => setShown(shown + step)}>
          {words.more(Math.min(step, rest))}
        </Button>
      )}
    </section>
  )
}

function Warning({ warning: { kind, item, what, todo } }: { readonly warning: BuildWarning }) {
  return (
    <li className={styles.warning}>
      <span className={styles.kind}>{words.kinds[kind]}</span>
      <div className={styles.words}>
        <p className={styles.item}>{item === null ? words.wholeSite : <ItemLink item={item} />}</p>
        <p>{what}</p>
        <p className={styles.todo}>{todo}</p>
      </div>
    </li>
  )
}
