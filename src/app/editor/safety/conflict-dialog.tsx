import { useId, useState } from "react"
import type { FieldValue, Values } from "#app/resources/values.ts"
import type { Conflict } from "#app/save/edit-state.ts"
import { Button } from "#ui/button.tsx"
import { Dialog } from "#ui/dialog.tsx"
import { formFieldsOf } from "#app/widgets/form-fields.ts"
import { Group, Radios } from "#app/widgets/group.tsx"
import * as styles from "./conflict-dialog.module.css"
import { Differences } from "./differences.tsx"
import { appWords } from "#app/strings/words.ts"

const strings = appWords.editorSafety.conflict

type ConflictDialogProps = {
  readonly conflict: Conflict
  /** The form's values now. */
  readonly mine: Values
  readonly at: Date
  readonly onKeepEditing: () => void
  readonly onResolve: (values: Values) => void
}

/** Shows both versions of each field that both sides changed. Fields that only one side changed are joined without a question. */
export function ConflictDialog({ conflict: { theirs, merged, conflicts }, mine, at, onKeepEditing, onResolve }: ConflictDialogProps) {
  const id = useId()
  const [takenTheirs, setTakenTheirs] = useState<readonly string[]>([])
  const name = theirs.changedBy
  const theirTime = theirs.changed === null ? null : new Date(theirs.changed)
  const areAllTheirs = conflicts.length > 0 && takenTheirs.length === conflicts.length
  const resolve = (theirFields: readonly string[]) => {
    const chosen = theirFields.map((field) => [field, theirs.values[field] ?? null] as const)
    onResolve({ ...merged, ...Object.fromEntries<FieldValue>(chosen) })
  }
  return (
    <Dialog
      title={strings.title}
      tone="error"
      size="wide"
      describedBy={id}
      onClose={onKeepEditing}
      foot={
        <>
          <Button tone="quiet" onClick={onKeepEditing}>
            {strings.keep}
          </Button>
          {!areAllTheirs && (
            <Button tone="ghost" onClick={() => resolve(conflicts)}>
              {strings.takeTheirs(name)}
            </Button>
          )}
          <Button onClick={() => resolve(takenTheirs)}>
            {areAllTheirs ? strings.takeTheirs(name) : strings.save(conflicts.length - takenTheirs.length, takenTheirs.length, name)}
          </Button>
        </>
      }
    >
      <p id={id}>{strings.text(name, appWords.model.kindOf(theirs.type).label, theirTime)}</p>
      <p className={styles.joined}>{strings.joined}</p>
      <div className={styles.fields}>
        {conflicts.map((field) => (
          <ConflictField
            key={field}
            name={field}
            label={formFieldsOf(theirs.type)[field]?.label ?? (field === "summary" ? appWords.editor.summary : field)}
            mine={{ title: strings.yours(at), value: mine[field] }}
            theirs={{ title: strings.theirs(name, theirTime), value: theirs.values[field] }}
            theirName={name}
            isTheirs={takenTheirs.includes(field)}
            onChoose={(isTheirs) => setTakenTheirs((taken) => (isTheirs ? [...taken, field] : taken.filter((one) => one !== field)))}
          />
        ))}
      </div>
    </Dialog>
  )
}

type ConflictFieldProps = Parameters<typeof Differences>[0] & {
  readonly name: string
  readonly label: string
  readonly theirName: string | null
  readonly isTheirs: boolean
  readonly onChoose: (isTheirs: boolean) => void
}

function ConflictField({ name, label, theirName, isTheirs, onChoose, ...versions }: ConflictFieldProps) {
  const id = useId()
  const choices = [
    ["mine", strings.mine],
    ["theirs", strings.their(theirName)],
  ] as const
  return (
    <section className={styles.field}>
      <h3 className={styles.label}>{label}</h3>
      <Differences {...versions} />
      <Group id={id} label={strings.choose(label)}>
        <Radios
          {...{ id, choices }}
          name={`conflict-${name}`}
          chosen={isTheirs ? "theirs" : "mine"}
          onChoose={(version) => onChoose(version === "theirs")}
        />
      </Group>
    </section>
  )
}
