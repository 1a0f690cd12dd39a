import * as styles from "./icon.module.css"

/** Several components draw these paths, on a square of 20. Other paths are in their component, so that no page loads them needlessly. */
export const arrow = "M3 10h13M11 5l5 5-5 5"
export const arrowBack = "M17 10H4M9 5l-5 5 5 5"
export const burger = "M3 6h14M3 10h14M3 14h14"
export const lens = "M9 4a5 5 0 1 0 0 10A5 5 0 1 0 9 4M13 13l4 4"
export const plus = "M10 4v12M4 10h12"
export const cross = "m5 5 10 10M15 5 5 15"
export const more = "M4 9.5h1v1h-1zM9.5 9.5h1v1h-1zM15 9.5h1v1h-1z"
export const sheets = "M7 7h9v9H7zM4 13V4h9"

/** The meaning must also be in words beside the icon or in the button's name. */
export function Icon({ path, size }: { readonly path: string; readonly size?: "large" }) {
  return (
    <svg className={styles.icon} data-size={size} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  )
}
