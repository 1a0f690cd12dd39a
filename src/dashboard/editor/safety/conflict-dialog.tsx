import { useId, useState, type ReactNode } from "react"
import { wordsIn } from "#contract/field-types/field-types.ts"
import type { FieldValue, Values } from "#dashboard/items/values.ts"
import { MarkedWords } from "#dashboard/history/changed-words.tsx"
import type { Conflict, SaveState } from "#dashboard/drafts/edit-state.ts"
import { Button } from "#ui/controls/button.tsx"
import { Dialog } from "#ui/dialogs/dialog.tsx"
import { formFieldsOf } from "#dashboard/widgets/form-fields.ts"
import { Group, Radios, type RadioChoice } from "#dashboard/widgets/group.tsx"
import * as styles from "./conflict-dialog.module.css"
import { useViewer } from "#dashboard/session/use-viewer.ts"
import { appWords } from "#dashboard/strings/words.ts"

const strings = appWords.editorSafety.conflict

type ConflictsProps = {
  readonly state: SaveState
  readonly present: () => Values
  readonly onResolve: (values: Values) => void
}

/** A user who keeps editing sees the dialog again at the next save. */
export function Conflicts({ state, present, onResolve }: ConflictsProps) {
  const { uid } = useViewer()
  const [closed, setClosed] = useState<SaveState | null>(null)
  if (state.kind !== "conflict" || state === closed) return null
  const isOwn = state.theirs.changedByUid === uid
  return <ConflictDialog conflict={state} {...{ isOwn, onResolve }} mine={present()} onKeepEditing={() => setClosed(state)} />
}

type ConflictDialogProps = Pick<ConflictsProps, "onResolve"> & {
  readonly conflict: Conflict
  /** The user saved the other version in another tab. */
  readonly isOwn: boolean
  readonly mine: Values
  readonly onKeepEditing: () => void
}

/** Shows only fields that both sides changed. Others are joined without a question. */
function ConflictDialog({ conflict, isOwn, mine, onKeepEditing, onResolve }: ConflictDialogProps) {
  const [at] = useState(() => new Date())
  const { theirs, merged, conflicts } = conflict
  const words = isOwn ? { ...strings, ...strings.own } : strings
  const id = useId()
  const [takenTheirs, setTakenTheirs] = useState<readonly string[]>([])
  const name = theirs.changedBy
  const theirTime = theirs.changed === null ? null : new Date(theirs.changed)
  const areAllTheirs = conflicts.length > 0 && takenTheirs.length === conflicts.length
  const resolve = (theirFields: readonly string[]) => {
    const chosenValues = theirFields.map((field) => [field, theirs.values[field] ?? null] as const)
    onResolve({ ...merged, ...Object.fromEntries<FieldValue>(chosenValues) })
  }
  return (
    <Dialog
      title={words.title}
      tone="error"
      size="wide"
      describedBy={id}
      onClose={onKeepEditing}
      foot={
        <>
          <Button tone="quiet" onClick={onKeepEditing}>
            {appWords.buttons.keepEditing}
          </Button>
          {!areAllTheirs && (
            <Button tone="ghost" onClick={() => resolve(conflicts)}>
              {words.takeTheirs(name)}
            </Button>
          )}
          <Button onClick={() => resolve(takenTheirs)}>
            {areAllTheirs ? words.takeTheirs(name) : words.save(conflicts.length - takenTheirs.length, takenTheirs.length, name)}
          </Button>
        </>
      }
    >
      <p id={id}>{words.text(name, appWords.model.kindOf(theirs.type).label, theirTime)}</p>
      <p className={styles.joined}>{words.joined}</p>
      <div className={styles.fields}>
        {conflicts.map((field) => (
          <ConflictField
            key={field}
            name={field}
            label={formFieldsOf(theirs.type)[field]?.label ?? (field === "summary" ? appWords.editor.summary : field)}
            mine={{ title: strings.yours(at), value: mine[field] }}
            theirs={{ title: words.theirs(name, theirTime), value: theirs.values[field] }}
            choices={[
              ["mine", words.mine],
              ["theirs", words.their(name)],
            ]}
            isTheirs={takenTheirs.includes(field)}
            onChoose={(isTheirs) => setTakenTheirs((fields) => (isTheirs ? [...fields, field] : fields.filter((one) => one !== field)))}
          />
        ))}
      </div>
    </Dialog>
  )
}

type Version = { readonly title: string; readonly value: FieldValue | undefined }

type ConflictFieldProps = {
  readonly name: string
  readonly label: string
  readonly mine: Version
  readonly theirs: Version
  readonly choices: readonly RadioChoice<"mine" | "theirs">[]
  readonly isTheirs: boolean
  readonly onChoose: (isTheirs: boolean) => void
}

function ConflictField({ name, label, mine, theirs, choices, isTheirs, onChoose }: ConflictFieldProps) {
  const id = useId()
  const both = { before: theirs.value, after: mine.value }
  return (
    <section className="stack" data-gap="3">
      <h3 className={styles.label}>{label}</h3>
      <div className={styles.versions}>
        <VersionWords {...mine}>
          <MarkedWords {...both} without="removed" />
        </VersionWords>
        <VersionWords {...theirs}>
          <MarkedWords {...both} without="added" />
        </VersionWords>
      </div>
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

function VersionWords({ title, value, children }: Version & { readonly children: ReactNode }) {
  return (
    <div className={styles.version}>
      <h4 className={styles.title}>{title}</h4>
      {wordsIn(value) === "" ? <p>{strings.empty}</p> : children}
    </div>
  )
}
