import { useEffect, useRef } from "react"
import { toast, ToastContainer, type ToastTransitionProps } from "react-toastify/unstyled"
import { cross, Icon } from "#ui/pictures/icon.tsx"
import { messageSeconds, undoSeconds } from "./toast-times.ts"
import * as styles from "./toasts.module.css"

const check = "m4 10 4 5 8-10"

type Outcome = "done" | "failed"

type Offer = { readonly label: string; readonly onPress: () => void }
type ToastLink = { readonly label: string; readonly to: string }

/** The live region around the toasts announces them, so the container has none of its own. */
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

/** react-toastify measures time by the animation of its progress bar, which reduced motion shortens. So Message has its own timer. */
const options = { icon: false, autoClose: false, customProgressBar: true } as const

export function showToast(outcome: Outcome, message: string, link?: ToastLink): void {
  toast(({ closeToast }) => <Message outcome={outcome} message={message} link={link} onEnd={closeToast} />, {
    ...options,
    // The same id keeps a second click from adding a toast. A toast with a link has other words, so it gets an id of its own.
    ...(link === undefined && { toastId: `toast-${outcome}` }),
    ariaLabel: message,
    closeOnClick: link === undefined,
  })
}

/** `onEnd` runs when the toast ends. Returns a function that takes the offer back without a call. */
export function showOffer(message: string, { label, onPress }: Offer, onEnd: () => void): () => void {
  const draw = ({ closeToast }: { readonly closeToast: () => void }) => {
    const closeAnd = (next: () => void) => () => {
      closeToast()
      next()
    }
    return <Message outcome="done" message={message} offer={{ label, onPress: closeAnd(onPress) }} onEnd={closeAnd(onEnd)} />
  }
  const toastId = toast(draw, { ...options, ariaLabel: message, closeOnClick: false })
  return () => {
    toast.dismiss(toastId)
  }
}

type MessageProps = {
  readonly outcome: Outcome
  readonly message: string
  readonly offer?: Offer
  readonly link?: ToastLink | undefined
  readonly onEnd: () => void
}

function Message({ outcome, message, offer, link, onEnd }: MessageProps) {
  const ref = useRef<HTMLSpanElement>(null)
  const end = useRef(onEnd)
  const opener = useRef<Element | null>(null)
  const duration = 1000 * (offer === undefined && link === undefined ? messageSeconds : undoSeconds)

  useEffect(() => {
    end.current = onEnd
  }, [onEnd])

  useEffect(() => {
    opener.current = document.activeElement
  }, [])

  // The pressed button goes with the toast, so the focus returns to where it was when the toast came.
  const press = () => {
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
    offer?.onPress()
  }

  useEffect(() => {
    let timer: number
    const wait = () => {
      timer = window.setTimeout(() => {
        // The toast stays while the pointer or the focus is on it.
        if (ref.current?.parentElement?.matches(":hover, :focus-within")) wait()
        else end.current()
      }, duration)
    }
    wait()
    return () => window.clearTimeout(timer)
  }, [duration])

  return (
    <>
      <span ref={ref} className={styles.sign} data-outcome={outcome}>
        <Icon path={outcome === "done" ? check : cross} />
      </span>
      {message}
      {offer !== undefined && (
        <button type="button" className={styles.offer} onClick={press}>
          {offer.label}
        </button>
      )}
      {link !== undefined && (
        // This document may hold the page as it was before, so the link loads it again.
        <a href={link.to} className={styles.link}>
          {link.label}
        </a>
      )}
    </>
  )
}

function Appear({ isIn, done, children }: ToastTransitionProps) {
  useEffect(() => {
    if (!isIn) done()
  }, [isIn, done])
  return children
}
