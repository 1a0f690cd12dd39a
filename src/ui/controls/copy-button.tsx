import { useState, type ReactNode } from "react"
import { Button } from "./button.tsx"
import { Icon, sheets } from "#ui/pictures/icon.tsx"
import { words } from "#lib/strings/words.ts"

type CopyButtonProps = {
  /** If only the browser knows the text, a function returns it at the press. */
  readonly text: string | (() => string)
  /** Names the copied text to readers who don't see what stands beside the button. */
  readonly name: string
  /** `name` begins with or contains these words of the button. */
  readonly label?: string
}

/** A toast shows whether the copying worked. The toasts load on the first click. */
export function CopyButton({ text, name, label = words.footer.copy }: CopyButtonProps) {
  const [notice, setNotice] = useState<ReactNode>(null)

  const copy = async () => {
    const isCopied = await copyText(typeof text === "string" ? text : text())
    const message = isCopied ? words.footer.copied : words.footer.failedToCopy
    try {
      const { Toasts, showToast } = await import(/* webpackChunkName: "toasts" */ "#ui/toasts/toasts.tsx")
      setNotice(<Toasts />)
      showToast(isCopied ? "done" : "failed", message)
    } catch {
      // The toasts don't load, for example offline. The words are shown here instead.
      setNotice(message)
    }
  }

  return (
    <div className="scripted">
      <Button tone="ghost" size="small" aria-label={name} onClick={() => void copy()}>
        <Icon path={sheets} />
        {label}
      </Button>
      <div role="status">{notice}</div>
    </div>
  )
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // The reader has forbidden it, or the site is not on https, where browsers have no clipboard.
    return false
  }
}
