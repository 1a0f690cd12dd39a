import { useState } from "react"
import type { FirstAdministrator } from "#contract/session.ts"
import { AuthTitle } from "#features/account/auth-title.tsx"
import { useLinkSecrets } from "#features/account/recovery/link-secrets.ts"
import { useApp } from "#features/account/use-app.ts"
import { moveTo } from "#lib/navigation/navigate.ts"
import { loginPath, startPath } from "#lib/session/return-to.ts"
import { useInBrowser } from "#lib/use-in-browser.ts"
import { ButtonLink } from "#ui/button.tsx"
import { Notice } from "#ui/notice.tsx"
import { FirstAdministratorForm } from "./first-administrator-form.tsx"
import * as styles from "./first-administrator-screen.module.css"
import { accountWords } from "#lib/strings/account-words.ts"
import { words } from "#lib/strings/words.ts"

/** Makes the first administrator by the link that the server prints at its start, and signs in. */
export function FirstAdministratorScreen() {
  const { call, fetchAhead } = useApp()
  const secrets = useLinkSecrets()
  const isInBrowser = useInBrowser(() => true) === true
  const [end, setEnd] = useState<"used" | "made">()
  const make = async (account: Omit<FirstAdministrator, "temp_pass">) => {
    const outcome = await call((app) => app.makeFirstAdministrator({ ...account, temp_pass: secrets?.temporary ?? "" }))
    if (!outcome.ok) {
      if (outcome.problem.kind === "not-found") setEnd("used")
      return outcome
    }
    const login = await call((app) => app.signIn({ username: account.mail, password: account.pass }))
    if (login.ok) moveTo(startPath(login.value.langcode), { replace: true })
    else setEnd("made")
    return outcome
  }
  const isWithoutLink = isInBrowser && secrets === null
  return (
    <>
      <AuthTitle>{words.accountPage.firstAdministrator}</AuthTitle>
      <div className={`stack ${styles.steady}`}>
        {end === "made" && <End title={accountWords.firstAdministrator.made} />}
        {(end === "used" || (end === undefined && isWithoutLink)) && (
          <End
            title={end === "used" ? accountWords.firstAdministrator.used : accountWords.firstAdministrator.withoutLink}
            hint={accountWords.firstAdministrator.linkHint}
          />
        )}
        {end === undefined && !isWithoutLink && <FirstAdministratorForm onMake={make} onTouch={fetchAhead} />}
      </div>
    </>
  )
}

function End({ title, hint }: { readonly title: string; readonly hint?: string }) {
  return (
    <>
      <Notice title={title} role="alert" {...(hint !== undefined && { tone: "error" })}>
        {hint !== undefined && <p>{hint}</p>}
      </Notice>
      <ButtonLink to={loginPath()} size="large">
        {accountWords.firstAdministrator.login}
      </ButtonLink>
    </>
  )
}
