import { own } from "#lib/navigation/own-address.ts"
import { lastMailIn } from "#lib/prose/mail-in.ts"
import { treeOf } from "#lib/prose/tree.ts"
import { words } from "#lib/strings/words.ts"
import { ButtonLink } from "#ui/controls/button.tsx"
import { arrow, Icon } from "#ui/pictures/icon.tsx"
import type { MailQuestion } from "#ui/forms/mail-field.tsx"
import { MailForm } from "#ui/forms/mail-form.tsx"
import { useSite } from "#lib/use-site.ts"
import * as styles from "./way-in-form.module.css"

type WayInFormProps = { readonly body: Queries.ProseFragment; readonly isForPractices: boolean }

/** The mail goes to the last address in the text, or else to that of the association. */
export function WayInForm({ body, isForPractices }: WayInFormProps) {
  const { association } = useSite()
  const { title, lead, subject } = isForPractices ? words.joining : words.clients
  return (
    <>
      {!isForPractices && (
        <p className={styles.way}>
          <ButtonLink to={own("/members/")} size="large">
            {words.clients.directory}
            <Icon path={arrow} />
          </ButtonLink>
        </p>
      )}
      <MailForm
        id={isForPractices ? "join" : "brief"}
        title={title}
        lead={lead}
        to={lastMailIn(treeOf(body.tree)) ?? association.mail}
        subject={subject}
        questions={isForPractices ? questionsToPractice() : questionsToClient()}
      />
    </>
  )
}

function questionsToPractice(): readonly MailQuestion[] {
  const { joining } = words
  return [
    { name: "practice", label: joining.practice, missing: joining.practiceMissing, autoComplete: "organization" },
    { name: "name", label: joining.name, missing: joining.nameMissing, autoComplete: "name" },
    { name: "people", label: joining.people, hint: joining.peopleHint },
    { name: "region", label: joining.region, options: Object.values(words.regions) },
    { name: "project", label: joining.project, hint: joining.projectHint },
    { name: "why", label: joining.why, missing: joining.whyMissing, isLong: true },
    { name: "contact", label: joining.contact, autoComplete: "tel" },
  ]
}

function questionsToClient(): readonly MailQuestion[] {
  const { clients } = words
  return [
    { name: "name", label: clients.name, missing: clients.nameMissing, autoComplete: "name" },
    { name: "place", label: clients.place, autoComplete: "address-level2" },
    { name: "kind", label: clients.kind, options: clients.kinds },
    { name: "project", label: clients.project, hint: clients.projectHint, missing: clients.projectMissing, isLong: true },
  ]
}
