import * as styles from "./progress-bar.module.css"

/** `label` names the bar for screen readers. */
export function ProgressBar({ label, percent }: { readonly label: string; readonly percent: number }) {
  return (
    <div className={styles.progress} role="progressbar" aria-label={label} aria-valuenow={percent} aria-valuemin={0} aria-valuemax={100}>
      <span className={styles.done} style={{ width: `${percent}%` }} />
    </div>
  )
}
