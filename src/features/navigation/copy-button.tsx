import { useState, type ComponentType } from "react"
import { footer } from "#lib/strings/en/frame.ts"
import { Button } from "#ui/button.tsx"
import { Icon, sheets } from "#ui/icon.tsx"
import * as styles from "./copy-button.module.css"
import { copyText } from "./copy-text.ts"

type CopyButtonProps = {
  readonly text: string
  readonly name: string
}

/** Copies a text to the clipboard, and says whether that worked. */
export function CopyButton({ text, name }: CopyButtonProps) {
  const [toasts, setToasts] = useState<{ Toasts: ComponentType }>()
  const copy = async () => {
    const [isCopied, { Toasts, showToast }] = await Promise.all([copyText(text), import(/* webpackChunkName: "toasts" */ "./toasts.tsx")])
    setToasts({ Toasts })
    showToast(isCopied ? "done" : "failed", isCopied ? footer.copied : footer.failedToCopy)
  }
  return (
    <>
      <span className={styles.button}>
        <Button tone="ghost" size="small" aria-label={name} onClick={() => void copy()}>
          <Icon path={sheets} />
          {footer.copy}
        </Button>
      </span>
      <div role="status">{toasts && <toasts.Toasts />}</div>
    </>
  )
}
