import * as styles from "./badge.module.css"

export type BadgeLook = "live" | "draft" | "pending" | "new" | "failed" | "blocked" | "plain"
export type BadgeState = { readonly look: BadgeLook; readonly word: string }

/** Colour alone never shows the state: there is a word and a drawn sign. */
export function Badge({ state: { look, word }, title }: { readonly state: BadgeState; readonly title?: string | undefined }) {
  return (
    <span className={styles.badge} data-look={look} title={title}>
      {word}
    </span>
  )
}
