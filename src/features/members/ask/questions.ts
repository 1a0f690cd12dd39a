import type { MailQuestion } from "#ui/mail-field.tsx"
import { words } from "#lib/strings/words.ts"

type Practice = { readonly title: string; readonly mail: string | null }

/** To the practice itself if its mail is public, or else to the association. */
export function letterTo({ title, mail }: Practice, association: { readonly mail: string }) {
  return mail === null ? { to: association.mail, subject: words.ask.subjectFor(title) } : { to: mail, subject: words.ask.subject }
}

export function projectQuestions(): readonly MailQuestion[] {
  const { ask } = words
  return [
    { name: "kind", label: ask.kind, options: ask.kinds },
    { name: "place", label: ask.place, hint: ask.placeHint },
    { name: "budget", label: ask.budget, options: ask.budgets },
    { name: "timing", label: ask.timing, options: ask.timings },
    { name: "project", label: ask.project, hint: ask.projectHint, missing: ask.projectMissing, isLong: true },
  ]
}
