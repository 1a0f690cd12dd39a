import type { Values } from "#app/resources/values.ts"
import { checks as words } from "#app/strings/checks.ts"
import { Button } from "#ui/button.tsx"
import * as styles from "./checks-panel.module.css"
import type { Finding } from "./rules/finding.ts"

type FindingRowProps = {
  readonly finding: Finding
  readonly label: string
  readonly onGoTo: () => void
  readonly onFix: (fix: (values: Values) => Values) => void
  readonly onRight: () => void
}

export function FindingRow({ finding: { severity, message, excerpt, fix }, label, onGoTo, onFix, onRight }: FindingRowProps) {
  return (
    <li className={styles.finding} data-severity={severity}>
      <p>
        <strong className={styles.severity}>{words[severity]}</strong> {message}
      </p>
      {excerpt !== "" && <p className={styles.excerpt}>{excerpt}</p>}
      <p className={styles.actions}>
        <Button tone="ghost" size="small" onClick={onGoTo}>
          {words.goTo(label)}
        </Button>
        {fix !== null && (
          <Button tone="ghost" size="small" onClick={() => onFix(fix.apply)}>
            {fix.label}
          </Button>
        )}
        {severity === "warning" && (
          <Button tone="quiet" size="small" onClick={onRight}>
            {words.right}
          </Button>
        )}
      </p>
    </li>
  )
}
