import { valibotResolver } from "@hookform/resolvers/valibot"
import { useState } from "react"
import { useWatch } from "react-hook-form"
import * as v from "valibot"
import { AccountForm, useAccountForm } from "#features/account/account-form.tsx"
import { AuthTitle } from "#features/account/auth-title.tsx"
import { filledText, mailAddressRule, newPassword } from "#features/account/field-rules.ts"
import { LinkEnd } from "#features/account/recovery/link-end.tsx"
import { useLinkSecrets } from "#features/account/recovery/link-secrets.ts"
import { PasswordStrength } from "#features/account/recovery/password-strength.tsx"
import { useApp } from "#features/account/use-app.ts"
import { moveTo } from "#lib/navigation/navigate.ts"
import type { Outcome } from "#lib/session/problem.ts"
import { loginPath, startPath } from "#lib/session/return-to.ts"
import { useInBrowser } from "#lib/use-in-browser.ts"
import { TextField } from "#ui/forms/field.tsx"
import { PasswordField } from "#ui/forms/password-field.tsx"
import * as styles from "./first-administrator-screen.module.css"
import { accountWords } from "#lib/strings/account-words.ts"
import { words } from "#lib/strings/words.ts"

const schema = v.object({
  name: filledText(() => accountWords.profile.nameMissing),
  mail: mailAddressRule(() => accountWords.login.mailMissing),
  pass: newPassword,
})

type NewAccount = v.InferOutput<typeof schema>

/** The server prints the link to this screen at its start. */
export function FirstAdministratorScreen() {
  const { call, fetchAhead } = useApp()
  const secrets = useLinkSecrets()
  const isInBrowser = useInBrowser(() => true) === true
  const [end, setEnd] = useState<"used" | "made">()
  const make = async (account: NewAccount) => {
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
  const kind = end ?? (isInBrowser && secrets === null ? "withoutLink" : undefined)
  const { linkHint, login, ...titles } = accountWords.firstAdministrator
  return (
    <>
      <AuthTitle>{words.accountPage.firstAdministrator}</AuthTitle>
      <div className={`stack ${styles.steady}`}>
        {kind === undefined ? (
          <FirstAdministratorForm onMake={make} onTouch={fetchAhead} />
        ) : (
          <LinkEnd
            title={titles[kind]}
            hint={kind === "made" ? undefined : linkHint}
            to={loginPath()}
            label={login}
            hasFocus={kind !== "withoutLink"}
          />
        )}
      </div>
    </>
  )
}

type FirstAdministratorFormProps = {
  readonly onMake: (account: NewAccount) => Promise<Outcome<unknown>>
  readonly onTouch: () => void
}

function FirstAdministratorForm({ onMake, onTouch }: FirstAdministratorFormProps) {
  const { form, field, shell } = useAccountForm({
    resolver: valibotResolver(schema),
    defaultValues: { name: "", mail: "", pass: "" },
    fields: ["name", "mail", "pass"],
    retried: "pass",
    send: onMake,
  })
  const password = useWatch({ control: form.control, name: "pass" })
  const { lead, submit } = accountWords.firstAdministrator
  const { hint, busy } = accountWords.resetPassword
  return (
    <AccountForm shell={shell} lead={lead} label={submit} busyLabel={busy} onTouch={onTouch}>
      <TextField label={accountWords.profile.name} autoComplete="name" {...field("name")} />
      <TextField label={accountWords.login.mail} type="email" autoComplete="username" {...field("mail")} />
      <PasswordField label={accountWords.login.password} hint={hint} autoComplete="new-password" {...field("pass")}>
        <PasswordStrength password={password} />
      </PasswordField>
    </AccountForm>
  )
}
