import type { WidgetProps } from "#app/widgets/widget.ts"
import type { PersonValue } from "#app/resources/values.ts"
import { editorWidgets as words } from "#app/strings/editor.ts"
import { TextField } from "#ui/field.tsx"
import { RowList } from "./row-list.tsx"

const nobody: PersonValue = { name: "", role: "" }

export function PeopleWidget({ id, field, value, onChange, onBlur, error, isReadOnly }: WidgetProps<readonly PersonValue[]>) {
  return (
    <RowList
      label={field.label}
      addLabel={words.addPerson}
      rows={value}
      empty={nobody}
      nameOf={({ name }) => name}
      {...{ id, error, isReadOnly, onChange }}
    >
      {(person, index, change) => (
        <>
          <TextField
            id={`${id}-name-${index}`}
            label={words.personName}
            value={person.name}
            autoComplete="off"
            readOnly={isReadOnly}
            onChange={({ target }) => change({ ...person, name: target.value })}
            onBlur={onBlur}
          />
          <TextField
            id={`${id}-role-${index}`}
            label={words.personRole}
            value={person.role}
            autoComplete="off"
            readOnly={isReadOnly}
            onChange={({ target }) => change({ ...person, role: target.value })}
            onBlur={onBlur}
          />
        </>
      )}
    </RowList>
  )
}
