import { useId, type ReactNode } from "react"
import { langcodes } from "#contract/fields.ts"
import { FormErrors } from "#features/account/form-errors.tsx"
import type { Profile, SessionApp } from "#lib/session/session.ts"
import { nameOf } from "#lib/strings/language.ts"
import { CheckField } from "#ui/forms/check-field.tsx"
import { SelectField, TextField } from "#ui/forms/field.tsx"
import { Form, FormRow, FormSection } from "#ui/forms/form.tsx"
import { PasswordField } from "#ui/forms/password-field.tsx"
import * as styles from "./profile-screen.module.css"
import { ProfileSaveBar } from "./profile-save-bar.tsx"
import { profileFields, useProfileForm } from "./use-profile-form.ts"
import { accountWords } from "#lib/strings/account-words.ts"
import { words } from "#lib/strings/words.ts"

type ProfileScreenProps = {
  readonly app: Pick<SessionApp, "saveProfile" | "holdText">
  readonly profile: Profile
  readonly children?: ReactNode
}

export function ProfileScreen({ app, profile, children }: ProfileScreenProps) {
  return (
    <>
      <div className={`wrap ${styles.head ?? ""}`}>
        <h1 className={styles.title}>{profile.name}</h1>
      </div>
      <ProfileForm key={profile.uid} app={app} profile={profile}>
        {children}
      </ProfileForm>
    </>
  )
}

function ProfileForm({ app, profile, children }: ProfileScreenProps) {
  const id = useId()
  const { form, problem, submit, cancel } = useProfileForm(profile, app)
  const { register, formState } = form
  const { errors, isDirty, isSubmitting, submitCount } = formState
  const field = (name: (typeof profileFields)[number]) => ({ id: id + name, error: errors[name]?.message, ...register(name) })
  return (
    <Form onSubmit={(event) => void submit(event)}>
      <div className={`wrap ${styles.sections ?? ""}`}>
        <FormErrors errors={errors} fields={profileFields} id={id} attempt={submitCount} />
        <FormSection title={accountWords.resetPassword.account}>
          <TextField label={accountWords.profile.name} autoComplete="name" required {...field("name")} />
          <TextField
            label={accountWords.login.mail}
            hint={accountWords.profile.mailHint}
            type="email"
            autoComplete="email"
            required
            {...field("mail")}
          />
          <SelectField label={accountWords.profile.language} {...field("langcode")}>
            {Object.keys(langcodes).map((langcode) => (
              <option key={langcode} value={langcode}>
                {nameOf(words.languages, langcode)}
              </option>
            ))}
          </SelectField>
          {profile.wantsMails !== null && <CheckField label={accountWords.profile.wantsMails} {...field("wantsMails")} />}
        </FormSection>
        <FormSection title={accountWords.login.password}>
          <FormRow>
            <PasswordField label={accountWords.profile.current} autoComplete="current-password" {...field("currentPassword")} />
            <PasswordField
              label={accountWords.resetPassword.password}
              hint={accountWords.resetPassword.hint}
              autoComplete="new-password"
              {...field("password")}
            />
          </FormRow>
        </FormSection>
        {children}
      </div>
      <ProfileSaveBar problem={problem} isDirty={isDirty} isSaving={isSubmitting} onCancel={cancel} />
    </Form>
  )
}
