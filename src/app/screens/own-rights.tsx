import { roles } from "#contract/fields.ts"
import { screenPath } from "#contract/screens.ts"
import { useGetItemQuery } from "#app/resources/item-api.ts"
import { textOf } from "#contract/field-types/field-type.ts"
import { outcomeOf } from "#lib/api.ts"
import type { Profile } from "#lib/session/session.ts"
import { nameOf } from "#lib/strings/language.ts"
import { people } from "#app/strings/people.ts"
import { Facts } from "#ui/facts.tsx"
import { FormSection } from "#ui/form.tsx"
import { Link } from "#ui/link.tsx"

const strings = people.own

/** Role and linked member of the own account, which nobody changes here: admins could lock themselves out. */
export function OwnRights({ profile: { roles: held, member } }: { readonly profile: Profile }) {
  return (
    <FormSection title={strings.title}>
      <Facts
        facts={[
          [strings.role, held.map((role) => nameOf(roles, role)).join(", ")],
          [strings.member, member === null ? strings.none : <LinkedMember {...member} />],
        ]}
      />
      <p>{strings.text}</p>
    </FormSection>
  )
}

function LinkedMember({ number }: { readonly number: number }) {
  const outcome = outcomeOf(useGetItemQuery({ type: "node--member", number }))
  if (outcome === null) return strings.loading
  if (!outcome.ok) return strings.failed
  return <Link to={screenPath({ kind: "edit", of: "member", id: number })}>{textOf(outcome.value.values.title)}</Link>
}
