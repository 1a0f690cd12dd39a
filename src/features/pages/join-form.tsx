import { PageMailForm } from "./page-mail-form.tsx"
import { words } from "#lib/strings/words.ts"

export function JoinForm({ body }: { readonly body: Queries.ProseFragment }) {
  const questions = [
    { name: "practice", label: words.joining.practice, missing: words.joining.practiceMissing, autoComplete: "organization" },
    { name: "name", label: words.joining.name, missing: words.joining.nameMissing, autoComplete: "name" },
    { name: "people", label: words.joining.people, hint: words.joining.peopleHint },
    { name: "region", label: words.joining.region, options: Object.values(words.regions) },
    { name: "project", label: words.joining.project, hint: words.joining.projectHint },
    { name: "why", label: words.joining.why, missing: words.joining.whyMissing, isLong: true },
    { name: "contact", label: words.joining.contact, autoComplete: "tel" },
  ]
  return (
    <PageMailForm
      id="join"
      body={body}
      title={words.joining.title}
      lead={words.joining.lead}
      subject={words.joining.subject}
      questions={questions}
    />
  )
}
