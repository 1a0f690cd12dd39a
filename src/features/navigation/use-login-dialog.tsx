import { useLocation } from "@reach/router"
import { useEffect, useRef, useState, type ComponentType, type MouseEvent, type ReactNode } from "react"
import { loadAccountWords } from "#lib/strings/load-words.ts"
import { isPlainClick } from "#ui/controls/link.tsx"

export type OnLogin = (event: MouseEvent<HTMLAnchorElement>) => void

/** The dialog's script loads on a click on the link; a second click meanwhile follows the link. */
export function useLoginDialog(closeMenu: () => void): readonly [onLogin: OnLogin, dialog: ReactNode] {
  const { pathname } = useLocation()
  const [Login, setLogin] = useState<ComponentType<{ readonly onClose: () => void }> | null>(null)
  const isComing = useRef(false)
  const onLogin: OnLogin = (event) => {
    const link = event.currentTarget
    if (!isPlainClick(event)) return
    isComing.current = !isComing.current && pathname !== link.pathname
    if (!isComing.current) {
      closeMenu()
      return
    }
    event.preventDefault()
    Promise.all([import(/* webpackChunkName: "account" */ "#features/account/login/login-dialog.tsx"), loadAccountWords()]).then(
      ([{ LoginDialog }]) => {
        if (!isComing.current) return
        isComing.current = false
        closeMenu()
        setLogin(() => LoginDialog)
      },
      () => link.click(),
    )
  }
  const close = () => setLogin(null)
  // A link in the dialog leads to another page.
  useEffect(() => close, [pathname])
  return [onLogin, Login && <Login onClose={close} />]
}
