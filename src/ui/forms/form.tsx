import { useId, type ComponentPropsWithoutRef, type ReactNode } from "react"
import * as styles from "./form.module.css"

// Outside of a dialog `method="dialog"` sends nothing. Any other method would put typed values, even passwords, into an address before the script
// runs.
export function Form(props: Omit<ComponentPropsWithoutRef<"form">, "className" | "method" | "action">) {
  return <form className={`stack ${styles.form}`} method="dialog" noValidate {...props} />
}

export function FormSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <section className={`stack ${styles.section}`} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  )
}

export function FormRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}
