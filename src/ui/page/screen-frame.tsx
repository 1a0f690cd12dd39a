import type { ReactNode } from "react"
import * as styles from "./screen-frame.module.css"

export function ScreenFrame({ children }: { readonly children: ReactNode }) {
  return <div className={`wrap ${styles.screen}`}>{children}</div>
}
