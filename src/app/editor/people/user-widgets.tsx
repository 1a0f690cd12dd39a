import { roles as roleNames } from "#contract/fields.ts"
import { textOf } from "#contract/field-types/field-type.ts"
import { people } from "#app/strings/people.ts"
import type { WidgetProps } from "#app/widgets/widget.ts"
import { Check, Group } from "#app/widgets/group.tsx"
import { TextWidget } from "../controls/text-widget.tsx"
import { useAccount, useIsLastAdministrator } from "#app/accounts/account-api.ts"

const { role: strings } = people

/** The mail address of a user, to which the invitation goes. */
export function UserMailWidget(props: WidgetProps<string>) {
  const { item, field } = props
  const account = useAccount(item)
  const isInvited = account?.ok === true && account.value.hasPassword === false && account.value.invitedUntil !== null
  const help = item.number === null ? people.invitationHint : isInvited ? people.newAddressHint : undefined
  return <TextWidget {...props} field={help === undefined ? field : { ...field, help }} />
}

const choices = [
  ["", strings.member, strings.memberHint],
  ["contributor", roleNames.contributor, strings.contributorHint],
  ["administrator", roleNames.administrator, strings.administratorHint],
] as const

/** One role of three. A role that the site does not know, as a Drupal may have it, stays. */
export function RolesWidget({ id, name, item, field, value, onChange, onBlur, error, isReadOnly }: WidgetProps<readonly string[]>) {
  const isLast = useIsLastAdministrator(item)
  const chosen = highestOf(value)
  const others = value.filter((role) => !Object.hasOwn(roleNames, role))
  const note = isLast ? people.lastAdministrator(textOf(item.values.name)) : undefined
  return (
    <Group id={id} label={field.label} isLabelHidden error={error}>
      {choices.map(([role, label, hint]) => (
        <Check
          key={role}
          id={`${id}-${role}`}
          type="radio"
          name={name}
          label={label}
          hint={hint}
          isOn={chosen === role}
          isReadOnly={isReadOnly || (isLast && role !== "administrator" && chosen === "administrator")}
          onChange={() => onChange(role === "" ? others : [...others, role])}
          onBlur={onBlur}
        />
      ))}
      {note !== undefined && <p>{note}</p>}
    </Group>
  )
}

/** Users without a role are members. */
export function highestOf(roles: readonly string[]): "" | "contributor" | "administrator" {
  if (roles.includes("administrator")) return "administrator"
  return roles.includes("contributor") ? "contributor" : ""
}
