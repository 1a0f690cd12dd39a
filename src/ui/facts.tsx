import type { ReactNode } from "react"
import * as styles from "./facts.module.css"

type FactsProps = {
  /** Label and value; a fact without a value isn't shown. */
  readonly facts: readonly (readonly [label: string, value: ReactNode])[]
}

/** What there is to know at a glance: a drawing's schedule. */
export function Facts({ facts }: FactsProps) {
  const known = facts.filter(([, value]) => value !== null && value !== undefined && value !== "" && value !== false)
  if (known.length === 0) return null
  return (
    <dl className={styles.facts}>
      {known.map(([label, value], index) => (
        <div key={index} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The heading of what stands below the facts. */
export function FactsTitle({ children }: { readonly children: string }) {
  return <h2 className={styles.title}>{children}</h2>
}

/** A link among the facts, high enough to be pressed. */
export function FactLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <a className={styles.link} href={href} {...(/^https?:/.test(href) && { rel: "noopener" })}>
      {children}
    </a>
  )
}
