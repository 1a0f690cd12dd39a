import { passwordLength, shortestPassword } from "#features/account/field-rules.ts"
import * as styles from "./password-strength.module.css"

const steps = [1, 8, shortestPassword, 18]

/** Each step adds a tick to the line. The hint says the same in words. */
export function PasswordStrength({ password }: { readonly password: string }) {
  const isVaried = new Set(password).size >= Math.min(5, password.length)
  const ticks = steps.filter((step) => passwordLength(password) >= step).length
  const filledTicks = isVaried ? ticks : Math.min(1, ticks)
  return (
    <span className={styles.strength} aria-hidden="true">
      {steps.map((step, index) => (
        <span key={step} className={styles.tick} data-filled={index < filledTicks} />
      ))}
    </span>
  )
}
