import * as styles from "./lead-text.module.css"

/** The sentence that a text opens with. */
export function LeadText({ lang, children }: { readonly lang: string | undefined; readonly children: string }) {
  if (children === "") return null
  return (
    <p className={`lead ${styles.lead}`} lang={lang}>
      {children}
    </p>
  )
}
