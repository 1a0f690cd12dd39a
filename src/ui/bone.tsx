import type { CSSProperties } from "react"
import { classes } from "#lib/classes.ts"
import * as styles from "./bone.module.css"

/** Shows a grey block where content will be. `className` or `style` sets its size. */
export function Bone({ className, style }: { readonly className?: string | undefined; readonly style?: CSSProperties }) {
  return <span className={classes(styles.bone, className)} style={style} />
}
