import { own } from "#lib/navigation/own-address.ts"
import { ButtonLink } from "#ui/button.tsx"
import { arrow, Icon } from "#ui/icon.tsx"
import * as styles from "./page-mail-form.module.css"
import { PageMailForm } from "./page-mail-form.tsx"
import { words } from "#lib/strings/words.ts"

export function ClientForm({ body }: { readonly body: Queries.ProseFragment }) {
  const questions = [
    { name: "name", label: words.clients.name, missing: words.clients.nameMissing, autoComplete: "name" },
    { name: "place", label: words.clients.place, autoComplete: "address-level2" },
    { name: "kind", label: words.clients.kind, options: words.clients.kinds },
    { name: "project", label: words.clients.project, hint: words.clients.projectHint, missing: words.clients.projectMissing, isLong: true },
  ]
  return (
    <>
      <p className={styles.way}>
        <ButtonLink to={own("/members/")} size="large">
          {words.clients.directory}
          <Icon path={arrow} />
        </ButtonLink>
      </p>
      <PageMailForm
        id="brief"
        body={body}
        title={words.clients.title}
        lead={words.clients.lead}
        subject={words.clients.subject}
        questions={questions}
      />
    </>
  )
}
