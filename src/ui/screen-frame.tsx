import type { ReactNode } from "react"
import * as styles from "./screen-frame.module.css"

/** The margins of a screen of the dashboard. */
export function ScreenFrame({ children }: { readonly children: ReactNode }) {
  return <div className={`wrap ${styles.screen}`}>{children}</div>
}
