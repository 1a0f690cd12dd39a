import type { Field } from "#contract/fields.ts"
import { Group, Radios } from "#app/widgets/group.tsx"
import { Combobox } from "#app/widgets/combobox/combobox.tsx"
import type { ReferenceValue } from "#app/resources/values.ts"
import { people } from "#app/strings/people.ts"
import * as styles from "./accounts.module.css"

const strings = people.remove

/** Who gets the content. Null: it stays without an account; `chosen` is null until a user is chosen. */
export type Heir = { readonly chosen: ReferenceValue | null } | null

type HeirChoiceProps = { readonly id: string; readonly heir: Heir; readonly onChange: (heir: Heir) => void }

const heirField: Field = { type: "entity_reference", label: strings.heir, target: "user--user", required: true }

const choices = [
  ["stays", strings.stays, strings.staysHint],
  ["goes", strings.goes],
] as const

export function HeirChoice({ id, heir, onChange }: HeirChoiceProps) {
  const chosen = heir?.chosen ?? null
  return (
    <div className={styles.choice}>
      <Group id={`${id}-content`} label={strings.legend}>
        <Radios
          {...{ id, choices }}
          name="heir"
          chosen={heir === null ? "stays" : "goes"}
          onChoose={(choice) => onChange(choice === "stays" ? null : { chosen: null })}
        />
      </Group>
      {heir !== null && (
        <Combobox
          id={`${id}-heir`}
          name="heir-name"
          field={heirField}
          chosen={chosen === null ? [] : [chosen]}
          onChange={(next) => onChange({ chosen: next.at(-1) ?? null })}
          onBlur={() => undefined}
          error={undefined}
          isReadOnly={false}
        />
      )}
    </div>
  )
}
