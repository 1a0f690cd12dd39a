import type { Revision } from "#dashboard/items/history.ts"
import { isSameValue, type Values } from "#dashboard/items/values.ts"
import type { EditSession } from "#dashboard/drafts/edit-session.ts"
import { useToaster } from "#dashboard/shell/toasts/toaster.tsx"
import { reportLateChanges } from "#dashboard/widgets/late-changes.ts"
import { appWords } from "#dashboard/strings/words.ts"

/** Puts an old revision into the form, and offers an undo, which keeps what the user has typed since. */
export function useRestore(editing: EditSession, present: () => Values) {
  const toaster = useToaster()
  return (content: Values, { at }: Revision) => {
    reportLateChanges()
    const before = present()
    const { type } = editing.view().item
    editing.tell({ kind: "filled", values: content })
    const takeBack = () => {
      reportLateChanges()
      const now = present()
      const untouched = Object.keys(content).filter((name) => isSameValue(type, name, [now[name], content[name]]))
      editing.tell({ kind: "filled", values: Object.fromEntries(untouched.map((name) => [name, before[name] ?? null])) })
      void toaster.show("done", appWords.history.takenBack)
    }
    void toaster.offer(appWords.history.restored(at), { label: appWords.buttons.undo, onPress: takeBack }, () => undefined)
  }
}
