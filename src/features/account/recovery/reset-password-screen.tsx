import { useEffect, useRef, useState } from "react"
import type { PasswordReset } from "#contract/session.ts"
import { AuthTitle } from "#features/account/auth-title.tsx"
import { useApp } from "#features/account/use-app.ts"
import { moveTo } from "#lib/navigation/navigate.ts"
import { own } from "#lib/navigation/own-address.ts"
import { loginPath, startPath } from "#lib/session/return-to.ts"
import { useInBrowser } from "#lib/use-in-browser.ts"
import { ButtonLink } from "#ui/button.tsx"
import { Notice } from "#ui/notice.tsx"
import { useLinkSecrets } from "./link-secrets.ts"
import { ResetPasswordForm } from "./reset-password-form.tsx"
import { accountWords } from "#lib/strings/account-words.ts"
import { words } from "#lib/strings/words.ts"

export function ResetPasswordScreen() {
  const { call, fetchAhead } = useApp()
  const secrets = useLinkSecrets()
  const isInBrowser = useInBrowser(() => true) === true
  // The end belongs to one link: a later link starts again.
  const [end, setEnd] = useState<{ readonly kind: "expired" | "saved"; readonly secrets: typeof secrets }>()
  const reset = async (passwordReset: PasswordReset) => {
    const outcome = await call((app) => app.resetPassword(passwordReset))
    if (!outcome.ok) return outcome
    const login = await call((app) => app.signIn({ username: passwordReset.name, password: passwordReset.new_pass }))
    if (login.ok) moveTo(startPath(login.value.langcode), { replace: true })
    else setEnd({ kind: "saved", secrets })
    return outcome
  }
  const kind = end?.secrets === secrets ? end.kind : undefined
  return (
    <>
      <AuthTitle>{words.accountPage.resetPassword}</AuthTitle>
      {kind === "expired" && (
        <ResetEnd
          title={accountWords.resetPassword.expired}
          hint={accountWords.resetPassword.expiredHint}
          to={own("/password-reset/new/")}
          label={accountWords.resetPassword.newLink}
        />
      )}
      {kind === "saved" && <ResetEnd title={accountWords.resetPassword.saved} to={loginPath()} label={accountWords.resetPassword.login} />}
      {kind === undefined && (
        <ResetPasswordForm
          secrets={isInBrowser ? secrets : undefined}
          onReset={reset}
          onExpired={() => setEnd({ kind: "expired", secrets })}
          onTouch={fetchAhead}
        />
      )}
    </>
  )
}

type ResetEndProps = { readonly title: string; readonly hint?: string; readonly to: string; readonly label: string }

/** Replaces the form. Its link takes the focus that the form had. */
function ResetEnd({ title, hint, to, label }: ResetEndProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.querySelector("a")?.focus()
  }, [])
  return (
    <div ref={box} className="stack">
      <Notice title={title} role="alert" {...(hint !== undefined && { tone: "error" })}>
        {hint !== undefined && <p>{hint}</p>}
      </Notice>
      <ButtonLink to={to} size="large">
        {label}
      </ButtonLink>
    </div>
  )
}
