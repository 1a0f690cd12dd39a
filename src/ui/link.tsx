import { useLocation } from "@reach/router"
import { useEffect, useRef, type ComponentPropsWithoutRef, type MouseEvent } from "react"
import { linkKind } from "#lib/navigation/addresses.ts"
import { moveTo } from "#lib/navigation/navigate.ts"
import { prefetchNow, prefetchWhenSeen } from "#lib/navigation/prefetch.ts"

type LinkProps = Omit<ComponentPropsWithoutRef<"a">, "href"> & {
  readonly to: string
  /** Current on the pages below its address too: a section of the site. */
  readonly partlyCurrent?: boolean
}

/** A link to anywhere. What leads to a page of this site doesn't load the document anew, and is fetched ahead. */
export function Link({ to, ...others }: LinkProps) {
  const kind = linkKind(to)
  if (kind === "page") return <PageLink to={to} {...others} />
  const { partlyCurrent: _, children, ...attributes } = others
  return (
    <a href={to} {...(kind === "foreign" && { rel: "noopener" })} {...attributes}>
      {children}
    </a>
  )
}

function PageLink({ to, partlyCurrent = false, children, ...others }: LinkProps) {
  const element = useRef<HTMLAnchorElement>(null)
  const { pathname } = useLocation()
  const path = to.replace(/[?#].*$/, "")
  const isCurrent = pathname === path || (partlyCurrent && pathname.startsWith(path))

  useEffect(() => (element.current === null || pathname === path ? undefined : prefetchWhenSeen(element.current, path)), [path, pathname])

  const prefetch = () => {
    prefetchNow(path)
  }
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    others.onClick?.(event)
    if (!isPlainClick(event)) return
    event.preventDefault()
    moveTo(to)
  }
  return (
    <a
      ref={element}
      href={to}
      aria-current={isCurrent ? "page" : undefined}
      {...others}
      onClick={follow}
      onMouseEnter={prefetch}
      onFocus={prefetch}
    >
      {children}
    </a>
  )
}

/** A press that means "open it here": the others are the browser's. */
export function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target, download } = event.currentTarget
  const isModified = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey
  return event.button === 0 && !event.defaultPrevented && !isModified && (target === "" || target === "_self") && download === ""
}
