import { lengthOf, shortestPassword } from "./new-password.ts"
import * as styles from "./password-strength.module.css"

/** Lengths from which the measure has one tick more; the second last is where a password is long enough. */
const steps = [1, 8, shortestPassword, 18]

/** How strong a new password is, as a dimension line: its length counts, in different characters. Decoration beside the hint's words. */
export function PasswordStrength({ password }: { readonly password: string }) {
  const isVaried = new Set(password).size >= Math.min(5, password.length)
  const ticks = steps.filter((step) => lengthOf(password) >= step).length
  const filled = isVaried ? ticks : Math.min(1, ticks)
  return (
    <span className={styles.strength} aria-hidden="true">
      {steps.map((step, index) => (
        <span key={step} className={styles.tick} data-filled={index < filled} />
      ))}
    </span>
  )
}
