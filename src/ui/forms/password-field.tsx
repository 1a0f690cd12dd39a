import { forwardRef, useEffect, useRef, useState, type ComponentPropsWithoutRef, type KeyboardEvent, type ReactNode } from "react"
import { Field, split, type FieldProps } from "./field.tsx"
import * as styles from "./password-field.module.css"
import { words } from "#lib/strings/words.ts"

type PasswordFieldProps = FieldProps &
  Omit<ComponentPropsWithoutRef<"input">, "type" | "children"> & {
    readonly autoComplete: "current-password" | "new-password" | "off"
    readonly children?: ReactNode
  }

/** A password can be shown, pasted and filled in by a password manager. The field warns of Caps Lock. */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(function PasswordField({ children, ...props }, ref) {
  const [field, input] = split(props)
  const { button, isShown, toggle } = useShown()
  const [hasCapsLock, setHasCapsLock] = useState(false)
  const checkCapsLock = (event: KeyboardEvent) => setHasCapsLock(event.getModifierState("CapsLock"))
  return (
    <Field {...field} aside={<CapsLockWarning isOn={hasCapsLock} />}>
      {({ className, ...control }) => (
        <>
          <span className={styles.box}>
            <input
              ref={ref}
              className={className}
              type={isShown ? "text" : "password"}
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              onKeyDown={checkCapsLock}
              onKeyUp={checkCapsLock}
              {...input}
              {...control}
            />
            <button
              ref={button}
              className={styles.show}
              type="button"
              aria-pressed={isShown}
              aria-label={words.forms.showPassword}
              onClick={toggle}
            >
              {isShown ? words.forms.hide : words.forms.show}
            </button>
          </span>
          {children}
        </>
      )}
    </Field>
  )
})

function CapsLockWarning({ isOn }: { readonly isOn: boolean }) {
  return (
    <span className={styles.caps} role="status">
      {isOn && words.forms.capsLock}
    </span>
  )
}

/** When the form is sent, password managers search for a field of type password, so the password is hidden then. */
function useShown() {
  const [isShown, setIsShown] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const form = button.current?.form
    const hide = () => setIsShown(false)
    form?.addEventListener("submit", hide)
    return () => {
      form?.removeEventListener("submit", hide)
    }
  }, [])
  const toggle = () => setIsShown(!isShown)
  return { button, isShown, toggle }
}
