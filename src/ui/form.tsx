import { useId, type ComponentPropsWithoutRef, type ReactNode } from "react"
import * as styles from "./form.module.css"

/**
 * A form that a script sends. With scripts off there is none.
 *
 * Before the script is there it goes nowhere, which `method="dialog"` says outside of a dialog: any other would put what was typed into an
 * address, passwords too.
 */
export function Form(props: Omit<ComponentPropsWithoutRef<"form">, "className" | "method" | "action">) {
  return <form className={styles.form} method="dialog" noValidate {...props} />
}

/** A part of a long form, with its heading. */
export function FormSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  )
}

/** Fields beside each other, where there is room. */
export function FormRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}
