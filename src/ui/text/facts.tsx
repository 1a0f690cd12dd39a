import type { ReactNode } from "react"
import { classes } from "#lib/classes.ts"
import * as styles from "./facts.module.css"
import { Link } from "#ui/controls/link.tsx"

/** A fact without a value isn't shown. */
export function Facts({ facts }: { readonly facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  const filledFacts = facts.filter(([, value]) => Boolean(value))
  if (filledFacts.length === 0) return null
  return (
    <dl className="ruled">
      {filledFacts.map(([label, value], index) => (
        <div key={index} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export function FactsTitle({ id, children }: { readonly id?: string; readonly children: string }) {
  return (
    <h2 id={id} className={styles.title}>
      {children}
    </h2>
  )
}

/** The link is large enough to tap. A phone number stays on one line. */
export function FactLink({ href, children }: { readonly href: string | null; readonly children: string }) {
  if (href === null) return <>{children}</>
  return (
    <Link to={href} className={classes("line-link", href.startsWith("tel:") && styles.unbroken)}>
      {children}
    </Link>
  )
}
