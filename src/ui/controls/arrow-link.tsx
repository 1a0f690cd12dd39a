import * as styles from "./arrow-link.module.css"
import { arrow, Icon } from "#ui/pictures/icon.tsx"
import { Link } from "./link.tsx"

export function ArrowLink({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <Link to={to} className={`line-link ${styles.link}`}>
      <span className={styles.text}>{children}</span>
      <Icon path={arrow} />
    </Link>
  )
}
