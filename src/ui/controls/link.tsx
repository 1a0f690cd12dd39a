import { useLocation } from "@reach/router"
import { useEffect, useRef, type ComponentPropsWithoutRef, type MouseEvent } from "react"
import { splitLanguage } from "#contract/languages.ts"
import { linkKind } from "#lib/navigation/addresses.ts"
import { isInOwnLanguage } from "#lib/navigation/own-address.ts"
import { moveTo } from "#lib/navigation/navigate.ts"
import { prefetchNow, prefetchWhenSeen } from "#lib/navigation/prefetch.ts"

type LinkProps = Omit<ComponentPropsWithoutRef<"a">, "href"> & {
  readonly to: string
  /** This tab may have kept the page's data from before a save, so the browser loads the document. */
  readonly loadsDocument?: boolean
}

/** A page of this site in the same language is prefetched, and opens without loading the document. */
export function Link({ to, loadsDocument = false, ...others }: LinkProps) {
  const kind = linkKind(to)
  const isPage = kind === "page"
  if (isPage && isInOwnLanguage(to) && !loadsDocument) return <PageLink to={to} {...others} />
  const { children, ...attributes } = others
  return (
    <a href={to} {...(kind === "foreign" && { rel: "noopener" })} {...(isPage && { hrefLang: splitLanguage(to).language })} {...attributes}>
      {children}
    </a>
  )
}

function PageLink({ to, children, ...others }: LinkProps) {
  const element = useRef<HTMLAnchorElement>(null)
  const { pathname } = useLocation()
  const path = to.replace(/[?#].*$/s, "")

  useEffect(() => (element.current === null || pathname === path ? undefined : prefetchWhenSeen(element.current, path)), [path, pathname])

  const prefetch = () => prefetchNow(path)
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
      aria-current={pathname === path ? "page" : undefined}
      {...others}
      onClick={follow}
      onMouseEnter={prefetch}
      onFocus={prefetch}
    >
      {children}
    </a>
  )
}

/** The browser itself handles other clicks. */
export function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target, download } = event.currentTarget
  const isModified = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey
  return event.button === 0 && !event.defaultPrevented && !isModified && (target === "" || target === "_self") && download === ""
}
