import { pictures as words } from "#app/strings/media.ts"
import { useSibling } from "#app/widgets/use-sibling.ts"
import { initials, Monogram } from "#ui/monogram.tsx"
import * as styles from "./picture-widget.module.css"

/** What the site shows for a member without a logo. */
export function WithoutLogo() {
  const [title] = useSibling("title")
  const name = typeof title === "string" ? title : ""
  if (initials(name) === "") return null
  return (
    <div className={styles.monogram}>
      <Monogram name={name} size="large" />
      <p className={styles.facts}>{words.withoutLogo(initials(name))}</p>
    </div>
  )
}
