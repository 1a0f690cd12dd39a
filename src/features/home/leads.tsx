import type { Lead } from "#lib/prose/leads.ts"
import { ArrowLink } from "#ui/arrow-link.tsx"
import * as styles from "./leads.module.css"

export function Leads({ leads, lang }: { readonly leads: readonly Lead[]; readonly lang: string | undefined }) {
  if (leads.length === 0) return null
  return (
    <ul className={styles.leads} lang={lang}>
      {leads.map(({ text, to }) => (
        <li key={to}>
          <ArrowLink to={to}>{text}</ArrowLink>
        </li>
      ))}
    </ul>
  )
}
