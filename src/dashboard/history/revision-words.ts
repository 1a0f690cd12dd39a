import type { ResourceType } from "#contract/fields.ts"
import type { Revision } from "#dashboard/items/history.ts"
import { formFieldsOf } from "#dashboard/widgets/form-fields.ts"
import { appWords } from "#dashboard/strings/words.ts"

/** Adds seconds if two revisions have the same minute. */
export function namesOf(revisions: readonly Revision[]): readonly string[] {
  const minutes = revisions.map(({ at }) => at.slice(0, 16))
  return revisions.map(({ at, by }, index) => {
    const isShared = minutes.some((minute, other) => other !== index && minute === minutes[index])
    return appWords.history.revision(at, by, isShared)
  })
}

/** Lists changed fields as the form calls them: "Text, Summary". */
export function changedFieldLabels({ changed }: Revision, type: ResourceType): string {
  const fields = formFieldsOf(type)
  const labels = (changed ?? []).map((name) => (name === "summary" ? appWords.editor.summary : (fields[name]?.label ?? name)))
  return [...new Set(labels)].join(", ")
}
