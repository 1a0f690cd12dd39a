import { roles as roleNames } from "#contract/fields.ts"
import { textOf } from "#contract/field-types/field-type.ts"
import { people } from "#app/strings/people.ts"
import { frameOf, type WidgetProps } from "#app/widgets/widget.tsx"
import { Group, Radios } from "#app/widgets/group.tsx"
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
export function RolesWidget(props: WidgetProps<readonly string[]>) {
  const { id, name, item, value, onChange, onBlur, isReadOnly } = props
  const isLast = useIsLastAdministrator(item)
  const chosen = highestOf(value)
  const others = value.filter((role) => !Object.hasOwn(roleNames, role))
  return (
    <Group {...frameOf(props)} isLabelHidden>
      <Radios
        {...{ id, name, choices, chosen, onBlur }}
        isReadOnly={(role) => isReadOnly || (isLast && role !== "administrator" && chosen === "administrator")}
        onChoose={(role) => onChange(role === "" ? others : [...others, role])}
      />
      {isLast && <p>{people.lastAdministrator(textOf(item.values.name))}</p>}
    </Group>
  )
}

/** Users without a role are members. */
export function highestOf(roles: readonly string[]): "" | "contributor" | "administrator" {
  if (roles.includes("administrator")) return "administrator"
  return roles.includes("contributor") ? "contributor" : ""
}
