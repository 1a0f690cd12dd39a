import { cssTransition, toast, ToastContainer } from "react-toastify/unstyled"
import { check, cross, Icon } from "#ui/icon.tsx"
import * as styles from "./toasts.module.css"

const SHOWN_FOR = 3000

const appear = cssTransition({ enter: styles.enter ?? "", exit: styles.exit ?? "", collapse: false })

/** Where toasts appear. */
export function Toasts() {
  return (
    <ToastContainer
      className={styles.region ?? ""}
      autoClose={SHOWN_FOR}
      transition={appear}
      closeButton={false}
      hideProgressBar
      limit={1}
    />
  )
}

/** Says in passing how something went. */
export function showToast(outcome: "done" | "failed", message: string): void {
  // The region around it announces; a role of its own would announce it twice.
  toast(<Toast outcome={outcome} message={message} />, { role: "presentation", icon: false })
}

function Toast({ outcome, message }: { readonly outcome: "done" | "failed"; readonly message: string }) {
  return (
    <span className={styles.toast}>
      <span className={styles.sign} data-outcome={outcome}>
        <Icon path={outcome === "done" ? check : cross} />
      </span>
      {message}
    </span>
  )
}
