import type { ComponentPropsWithoutRef } from "react"
import { Icon } from "#ui/pictures/icon.tsx"
import { Link } from "./link.tsx"
import * as styles from "./menu-item.module.css"

type ItemProps = {
  readonly icon: string
  readonly startsGroup?: boolean
}

export function MenuLink({ icon, startsGroup = false, children, ...others }: ItemProps & ComponentPropsWithoutRef<typeof Link>) {
  return (
    <li className={startsGroup ? styles.apart : undefined}>
      <Link className={styles.item} {...others}>
        <Icon path={icon} />
        {children}
      </Link>
    </li>
  )
}

type MenuButtonProps = ItemProps & { readonly tone?: "danger" } & ComponentPropsWithoutRef<"button">

export function MenuButton({ icon, startsGroup = false, tone, children, ...others }: MenuButtonProps) {
  return (
    <li className={startsGroup ? styles.apart : undefined}>
      <button type="button" className={styles.item} data-tone={tone} {...others}>
        <Icon path={icon} />
        {children}
      </button>
    </li>
  )
}
