import type { ComponentPropsWithoutRef } from "react"
import * as styles from "./button.module.css"
import { Link } from "./link.tsx"

type ButtonStyle = {
  readonly tone?: "ink" | "accent" | "ghost" | "quiet" | "danger" | "danger-quiet"
  readonly size?: "small" | "large" | "icon"
}

/** A screen has at most one button of the tone `accent`. */
export function Button({ tone, size, ...others }: ButtonStyle & ComponentPropsWithoutRef<"button">) {
  return <button type="button" className={styles.button} data-tone={tone} data-size={size} {...others} />
}

export function ButtonLink({ tone, size, ...others }: ButtonStyle & ComponentPropsWithoutRef<typeof Link>) {
  return <Link className={styles.button} data-tone={tone} data-size={size} {...others} />
}
