import { useEffect, useRef } from "react"
import { toast, ToastContainer, type ToastTransitionProps } from "react-toastify/unstyled"
import { cross, Icon } from "#ui/icon.tsx"
import * as styles from "./toasts.module.css"

const check = "m4 10 4 5 8-10"

type Outcome = "done" | "failed"

/** Milliseconds that a toast stays (specification, Business constants). */
const SHOWN_FOR = 3000

/** Where toasts appear. The live region around it announces them, so that they have neither a role nor a region of their own. */
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

/** Says in passing how something went. */
export function showToast(outcome: Outcome, message: string): void {
  // react-toastify counts the time by the animation of its progress bar, which reduced motion cuts short: Message counts itself.
  // A second press while the toast is there adds none.
  const options = { toastId: `toast-${outcome}`, ariaLabel: message, icon: false, autoClose: false, customProgressBar: true } as const
  toast(({ closeToast }) => <Message outcome={outcome} message={message} onEnd={closeToast} />, options)
}

type MessageProps = { readonly outcome: Outcome; readonly message: string; readonly onEnd: () => void }

function Message({ outcome, message, onEnd }: MessageProps) {
  const ref = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    let timer: number
    const wait = () => {
      timer = window.setTimeout(() => {
        // It stays while it is pointed at or has the focus.
        if (ref.current?.parentElement?.matches(":hover, :focus-within")) wait()
        else onEnd()
      }, SHOWN_FOR)
    }
    wait()
    return () => {
      window.clearTimeout(timer)
    }
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

/** Comes by the animation of its style sheet and leaves at once. */
function Appear({ isIn, done, children }: ToastTransitionProps) {
  useEffect(() => {
    if (!isIn) done()
  }, [isIn, done])
  return children
}
