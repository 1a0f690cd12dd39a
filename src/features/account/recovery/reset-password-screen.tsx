import { useState } from "react"
import type { PasswordReset } from "#contract/session.ts"
import { AuthTitle } from "#features/account/auth-title.tsx"
import { useApp } from "#features/account/use-app.ts"
import { moveTo } from "#lib/navigation/navigate.ts"
import { own } from "#lib/navigation/own-address.ts"
import { failed } from "#lib/session/problem.ts"
import { loginPath, startPath } from "#lib/session/return-to.ts"
import { useInBrowser } from "#lib/use-in-browser.ts"
import { LinkEnd } from "./link-end.tsx"
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
    if (!outcome.ok) {
      // Drupal's rest_password, and our server after it, distinguish these by words only.
      const message = (outcome.problem.kind === "invalid" && outcome.problem.message) || ""
      if (/temp password request|recovery password/i.test(message)) setEnd({ kind: "expired", secrets })
      else if (/\bpassword\b/i.test(message)) return failed({ kind: "invalid", message, fields: { password: message } })
      return outcome
    }
    const login = await call((app) => app.signIn({ username: passwordReset.name, password: passwordReset.new_pass }))
    if (login.ok) moveTo(startPath(login.value.langcode), { replace: true })
    else setEnd({ kind: "saved", secrets })
    return outcome
  }
  const kind = end?.secrets === secrets ? end.kind : undefined
  const { expired, expiredHint, newLink, saved, login } = accountWords.resetPassword
  return (
    <>
      <AuthTitle>{words.accountPage.resetPassword}</AuthTitle>
      {kind === "expired" && <LinkEnd title={expired} hint={expiredHint} to={own("/password-reset/new/")} label={newLink} />}
      {kind === "saved" && <LinkEnd title={saved} to={loginPath()} label={login} />}
      {kind === undefined && <ResetPasswordForm secrets={isInBrowser ? secrets : undefined} onReset={reset} onTouch={fetchAhead} />}
    </>
  )
}
