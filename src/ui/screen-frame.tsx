import type { ReactNode } from "react"
import * as styles from "./screen-frame.module.css"

type ScreenFrameProps = { readonly children: ReactNode }

/** The margins of a screen of the dashboard. */
export function ScreenFrame({ children }: ScreenFrameProps) {
  return <div className={`wrap ${styles.screen}`}>{children}</div>
}
