import { useEffect, useRef } from "react"
import { toast, ToastContainer, type ToastTransitionProps } from "react-toastify/unstyled"
import { cross, Icon } from "#ui/icon.tsx"
import * as styles from "./toasts.module.css"

const check = "m4 10 4 5 8-10"

type Outcome = "done" | "failed"

/** Milliseconds that a toast stays. */
const SHOWN_FOR = 3000

/** The container of toasts. The live region around it announces them, so it has no live region of its own. */
export function Toasts() {
  return (
    <ToastContainer
      className={() => styles.region ?? ""}
      toastClassName={() => styles.toast ?? ""}
      transition={Appear}
      closeButton={false}
      aria-label={undefined}
      role="group"
      hotKeys={() => false}
    />
  )
}

export function showToast(outcome: Outcome, message: string): void {
  // react-toastify measures time by the animation of its progress bar, which reduced motion shortens: so Message has its own timer.
  // With the same id a second click adds no toast.
  const options = { toastId: `toast-${outcome}`, ariaLabel: message, icon: false, autoClose: false, customProgressBar: true } as const
  toast(({ closeToast }) => <Message outcome={outcome} message={message} onEnd={closeToast} />, options)
}

function Message({ outcome, message, onEnd }: { readonly outcome: Outcome; readonly message: string; readonly onEnd: () => void }) {
  const ref = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    let timer: number
    const wait = () => {
      timer = window.setTimeout(() => {
        // The toast stays while the pointer or the focus is on it.
        if (ref.current?.parentElement?.matches(":hover, :focus-within")) wait()
        else onEnd()
      }, SHOWN_FOR)
    }
    wait()
    return () => window.clearTimeout(timer)
  }, [onEnd])

  return (
    <>
      <span ref={ref} className={styles.sign} data-outcome={outcome}>
        <Icon path={outcome === "done" ? check : cross} />
      </span>
      {message}
    </>
  )
}

function Appear({ isIn, done, children }: ToastTransitionProps) {
  useEffect(() => {
    if (!isIn) done()
  }, [isIn, done])
  return children
}
