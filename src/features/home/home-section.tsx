import type { ReactNode } from "react"
import { classes } from "#lib/classes.ts"
import { ArrowLink } from "#ui/controls/arrow-link.tsx"
import { SectionHead } from "#ui/page/section-head.tsx"
import * as styles from "./home-section.module.css"

type HomeSectionProps = {
  readonly id: string
  readonly title: string
  readonly more?: { readonly to: string; readonly label: string }
  readonly children: ReactNode
}

export function HomeSection({ id, title, more, children }: HomeSectionProps) {
  return (
    <section className={classes("wrap last-part", styles.section)} aria-labelledby={id}>
      <SectionHead id={id} title={title}>
        {more && <ArrowLink to={more.to}>{more.label}</ArrowLink>}
      </SectionHead>
      {children}
    </section>
  )
}
