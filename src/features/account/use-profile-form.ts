import { valibotResolver } from "@hookform/resolvers/valibot"
import { useEffect, useState } from "react"
import { useForm, type UseFormReturn } from "react-hook-form"
import { clearDraft, readDraft, writeDraft } from "#lib/session/drafts.ts"
import type { Outcome, Problem } from "#lib/session/problem.ts"
import type { Profile, ProfileChanges } from "#lib/session/session.ts"
import { focusSingle } from "./form-errors.tsx"
import { changesIn, draftOf, profileSchema, readProfileDraft, valuesOf, type ProfileValues } from "./profile-schema.ts"

const draftKey = "profile"
export const profileFields = ["name", "mail", "langcode", "currentPassword", "password"] as const

export type SaveProfile = (changes: ProfileChanges) => Promise<Outcome<Profile>>
export type HoldText = (uid: number) => () => void

/** The form of one's own profile: what is written survives the session, and the page. */
export function useProfileForm(saved: Profile, save: SaveProfile, holdText: HoldText) {
  const form = useForm({
    resolver: valibotResolver(profileSchema(saved)),
    defaultValues: valuesOf(saved),
    shouldFocusError: false,
    // Otherwise what is checked over several fields waits until each is right.
    criteriaMode: "all",
  })
  const [problem, setProblem] = useState<Problem | null>(null)
  const { isDirty } = form.formState
  useDraft(form, saved)
  const { uid } = saved
  useEffect(() => (isDirty ? holdText(uid) : undefined), [isDirty, uid, holdText])

  const begin = (profile: Profile) => {
    form.reset(valuesOf(profile))
    clearDraft(uid, draftKey)
    setProblem(null)
  }
  const refuse = (refused: Problem) => {
    const wrong = refused.kind === "invalid" ? profileFields.filter((name) => refused.fields[name] !== undefined) : []
    for (const name of wrong) form.setError(name, { message: refused.kind === "invalid" ? (refused.fields[name] ?? "") : "" })
    const [first] = wrong
    if (first === undefined) setProblem(refused)
    else if (wrong.length === 1) form.setFocus(first)
  }
  const submit = form.handleSubmit(
    async (values) => {
      setProblem(null)
      const outcome = await save(changesIn(values, saved))
      if (outcome.ok) begin(outcome.value)
      else refuse(outcome.problem)
    },
    (errors) => {
      focusSingle(profileFields, errors, form.setFocus)
    },
  )
  const cancel = () => {
    begin(saved)
  }
  return { form, problem, submit, cancel }
}

/** Keeps what is written and isn't saved; what was kept before is there again. */
function useDraft({ reset, subscribe }: UseFormReturn<ProfileValues, unknown, ProfileValues>, saved: Profile): void {
  const { uid } = saved
  useEffect(() => {
    const draft = readProfileDraft(readDraft(uid, draftKey))
    if (draft !== null) reset((values) => ({ ...values, ...draft }), { keepDefaultValues: true })
  }, [uid, reset])
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const { currentPassword: _, password: __, ...written } = changesIn(values, saved)
          if (Object.keys(written).length === 0) clearDraft(uid, draftKey)
          else writeDraft(uid, draftKey, draftOf(values))
        },
      }),
    [uid, saved, subscribe],
  )
}
