import { useEffect, useRef, useState } from "react"
import type { Outcome } from "#lib/session/problem.ts"
import { moveTo } from "#lib/navigation/navigate.ts"
import { startPath } from "#lib/session/return-to.ts"
import { useSession } from "#lib/session/use-session.tsx"
import { resetPassword as strings } from "#lib/strings/members-area/account.ts"
import { useInBrowser } from "#lib/use-in-browser.ts"
import { ButtonLink } from "#ui/button.tsx"
import { Notice } from "#ui/notice.tsx"
import { AuthTitle } from "./auth-title.tsx"
import { useLinkSecrets } from "./link-secrets.ts"
import * as styles from "./link-sent.module.css"
import { ResetPasswordForm, type Reset } from "./reset-password-form.tsx"
import { fetchAhead, withApp } from "./with-app.ts"

/** Sets a new password, by the mail's link, and signs in with it. */
export function ResetPasswordScreen() {
  const { load } = useSession()
  const secrets = useLinkSecrets()
  const isInBrowser = useInBrowser(() => true) === true
  // A link that came later is a new beginning.
  const [end, setEnd] = useState<{ readonly is: "expired" | "saved"; readonly with: typeof secrets }>()
  const reset = async (sent: Reset): Promise<Outcome<unknown>> => {
    const saved = await withApp(load, (app) => app.resetPassword(sent))
    if (!saved.ok) return saved
    const login = await withApp(load, (app) => app.signIn({ username: sent.name, password: sent.new_pass }))
    if (login.ok) moveTo(startPath, { replace: true })
    else setEnd({ is: "saved", with: secrets })
    return saved
  }
  const shown = end !== undefined && end.with === secrets ? end.is : undefined
  return (
    <>
      <AuthTitle>{strings.title}</AuthTitle>
      {shown === "expired" && (
        <Ended title={strings.expired} hint={strings.expiredHint} to="/password-reset/new/" label={strings.newLink} />
      )}
      {shown === "saved" && <Ended title={strings.saved} to="/user/login/" label={strings.login} />}
      {shown === undefined && (
        <ResetPasswordForm
          key={secrets?.temporary}
          secrets={isInBrowser ? secrets : undefined}
          onReset={reset}
          onExpired={() => {
            setEnd({ is: "expired", with: secrets })
          }}
          onTouch={fetchAhead(load)}
        />
      )}
    </>
  )
}

type EndedProps = { readonly title: string; readonly hint?: string; readonly to: string; readonly label: string }

/** Where the form led to nothing more; the way on takes the focus that the form had. */
function Ended({ title, hint, to, label }: EndedProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.querySelector("a")?.focus()
  }, [])
  return (
    <div ref={box} className={styles.sent}>
      <Notice title={title} role="alert" {...(hint !== undefined && { tone: "error" })}>
        {hint !== undefined && <p>{hint}</p>}
      </Notice>
      <ButtonLink to={to} size="large">
        {label}
      </ButtonLink>
    </div>
  )
}
