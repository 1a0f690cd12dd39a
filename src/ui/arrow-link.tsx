import * as styles from "./arrow-link.module.css"
import { arrow, Icon } from "./icon.tsx"
import { Link } from "./link.tsx"

type ArrowLinkProps = { readonly to: string; readonly children: string }

export function ArrowLink({ to, children }: ArrowLinkProps) {
  return (
    <Link to={to} className={styles.link}>
      <span className={styles.text}>{children}</span>
      <Icon path={arrow} />
    </Link>
  )
}
