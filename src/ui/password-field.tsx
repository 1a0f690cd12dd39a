import { forwardRef, useEffect, useRef, useState, type ComponentPropsWithoutRef, type KeyboardEvent, type ReactNode } from "react"
import { forms } from "#lib/strings/forms.ts"
import { Field, type FieldProps } from "./field.tsx"
import * as styles from "./password-field.module.css"

type PasswordFieldProps = FieldProps &
  Omit<ComponentPropsWithoutRef<"input">, "type" | "children"> & {
    readonly autoComplete: "current-password" | "new-password" | "off"
    /** Between the control and its hint. */
    readonly children?: ReactNode
  }

/** A field for a password, which can be looked at, pasted and filled in by a password manager; it warns of Caps Lock. */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(function PasswordField(props, ref) {
  const { id, label, hint, error, children, isOptional = false, ...input } = props
  const { button, isShown, toggle } = useShown()
  const [hasCapsLock, setHasCapsLock] = useState(false)
  const look = (event: KeyboardEvent) => {
    setHasCapsLock(event.getModifierState("CapsLock"))
  }
  const warning = (
    <span className={styles.caps} role="status">
      {hasCapsLock && forms.capsLock}
    </span>
  )
  return (
    <Field id={id} label={label} error={error} isOptional={isOptional} aside={warning} {...(hint !== undefined && { hint })}>
      {({ className, ...control }) => (
        <>
          <span className={styles.box}>
            <input
              ref={ref}
              className={`${className ?? ""} ${styles.control ?? ""}`}
              type={isShown ? "text" : "password"}
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              onKeyDown={look}
              onKeyUp={look}
              {...input}
              {...control}
            />
            <button
              ref={button}
              className={styles.show}
              type="button"
              aria-pressed={isShown}
              aria-label={forms.showPassword}
              onClick={toggle}
            >
              {isShown ? forms.hide : forms.show}
            </button>
          </span>
          {children}
        </>
      )}
    </Field>
  )
})

/** Whether the password is shown. It isn't when the form is sent: password managers look for a password then. */
function useShown() {
  const [isShown, setIsShown] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const form = button.current?.form
    const hide = () => {
      setIsShown(false)
    }
    form?.addEventListener("submit", hide)
    return () => {
      form?.removeEventListener("submit", hide)
    }
  }, [])
  const toggle = () => {
    setIsShown(!isShown)
  }
  return { button, isShown, toggle }
}
