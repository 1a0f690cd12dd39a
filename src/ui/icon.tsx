import * as styles from "./icon.module.css"

/** The drawings, on a square of 20: each is a constant of its own, so that a page carries only those it shows. */
export const arrow = "M3 10h13M11 5l5 5-5 5"
export const arrowBack = "M17 10H4M9 5l-5 5 5 5"
export const arrowUp = "M10 17V4M5 9l5-5 5 5"
export const burger = "M3 6h14M3 10h14M3 14h14"
export const check = "m4 10 4 5 8-10"
export const cross = "m5 5 10 10M15 5 5 15"
export const download = "M10 3v10M6 9l4 4 4-4M4 17h12"
export const lens = "M9 4a5 5 0 1 0 0 10A5 5 0 1 0 9 4M13 13l4 4"
export const sheets = "M7 7h9v9H7zM4 13V4h9"
export const turnBack = "m12 5-5 5 5 5"
export const turnOn = "m8 5 5 5-5 5"

type IconProps = {
  readonly path: string
  readonly size?: "large"
}

/** A drawn sign; decoration, so the words stand beside it or in the button's name. */
export function Icon({ path, size }: IconProps) {
  return (
    <svg className={styles.icon} data-size={size} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  )
}
