import { valibotResolver } from "@hookform/resolvers/valibot"
import { useEffect, useState, type SyntheticEvent } from "react"
import { useForm, type UseFormReturn } from "react-hook-form"
import { focusSingle } from "#features/account/form-errors.tsx"
import { inLanguage, splitLanguage } from "#contract/languages.ts"
import { moveTo } from "#lib/navigation/navigate.ts"
import { clearDraft, readDraft, writeDraft } from "#lib/session/drafts.ts"
import type { Problem } from "#lib/session/problem.ts"
import type { Profile, SessionApp } from "#lib/session/session.ts"
import { language } from "#lib/strings/language.ts"
import { changesIn, profileDraftOf, profileSchema, readProfileDraft, profileValuesOf, type ProfileValues } from "./profile-schema.ts"

const draftKey = "profile"
export const profileFields = ["name", "mail", "langcode", "wantsMails", "currentPassword", "password"] as const

/** Unsaved text survives the session and the page. */
export function useProfileForm(profile: Profile, { saveProfile, holdText }: Pick<SessionApp, "saveProfile" | "holdText">) {
  const form = useForm({
    resolver: valibotResolver(profileSchema(profile)),
    defaultValues: profileValuesOf(profile),
    shouldFocusError: false,
    // Without it, checks across fields wait until each field is valid.
    criteriaMode: "all",
  })
  const [problem, setProblem] = useState<Problem | null>(null)
  const { isDirty } = form.formState
  const { uid } = profile
  useDraft(form, profile)
  useEffect(() => (isDirty ? holdText(uid) : undefined), [isDirty, uid, holdText])

  const startFrom = (newProfile: Profile) => {
    form.reset(profileValuesOf(newProfile))
    clearDraft(uid, draftKey)
    setProblem(null)
  }
  const refuse = (refused: Problem) => {
    const sentences = refused.kind === "invalid" ? refused.fields : {}
    const wrong = profileFields.filter((name) => sentences[name] !== undefined)
    for (const name of wrong) form.setError(name, { message: sentences[name] ?? "" })
    if (wrong.length === 0) setProblem(refused)
    else focusSingle(profileFields, sentences, form.setFocus)
  }
  const save = (sentValues: ProfileValues) =>
    form.handleSubmit(
      async (values) => {
        setProblem(null)
        const outcome = await saveProfile(changesIn(values, profile))
        if (!outcome.ok) {
          refuse(outcome.problem)
          return
        }
        const typedValues = form.getValues()
        startFrom(outcome.value)
        // What the user typed while the save was under way stays, unsaved.
        for (const name of profileFields)
          if (typedValues[name] !== sentValues[name]) form.setValue(name, typedValues[name], { shouldDirty: true })
        const { langcode } = outcome.value
        // The interface follows the account's language when that changes.
        if (langcode !== profile.langcode && langcode !== language)
          moveTo(inLanguage(langcode, splitLanguage(window.location.pathname).path))
      },
      (errors) => focusSingle(profileFields, errors, form.setFocus),
    )
  const submit = (event: SyntheticEvent) => save(form.getValues())(event)
  return { form, problem, submit, cancel: () => startFrom(profile) }
}

function useDraft({ reset, subscribe }: UseFormReturn<ProfileValues, unknown, ProfileValues>, profile: Profile): void {
  const { uid } = profile
  useEffect(() => {
    const draft = readProfileDraft(readDraft(uid, draftKey))
    if (draft !== null) reset((values) => ({ ...values, ...draft }), { keepDefaultValues: true })
  }, [uid, reset])
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const { currentPassword: _, password: __, ...changes } = changesIn(values, profile)
          if (Object.keys(changes).length === 0) clearDraft(uid, draftKey)
          else writeDraft(uid, draftKey, profileDraftOf(values))
        },
      }),
    [uid, profile, subscribe],
  )
}
