import { useState } from "react"
import { kindOf } from "#contract/content.ts"
import type { Draft } from "#app/save/draft.ts"
import type { Item } from "#app/resources/item.ts"
import { changedFields } from "#app/resources/same-value.ts"
import type { Values } from "#app/resources/values.ts"
import { editorSafety } from "#app/strings/editor.ts"
import { Button } from "#ui/button.tsx"
import { formFieldsOf } from "#app/widgets/form-fields.ts"
import { Differences } from "./differences.tsx"
import * as styles from "./safety.module.css"

const strings = editorSafety.draft

type DraftOfferProps = {
  readonly draft: Draft
  /** Its place among all offers, such as "1 of 2", since regions need names of their own; null for the only one. */
  readonly place: string | null
  readonly item: Item
  /** The form's values. */
  readonly present: () => Values
  readonly onTake: () => void
  readonly onDiscard: () => void
}

/** Offers unsaved text of an earlier visit. Nothing is replaced until the user takes it. */
export function DraftOffer({ draft, place, item, present, onTake, onDiscard }: DraftOfferProps) {
  const [isCompared, setCompared] = useState(false)
  const at = new Date(draft.savedAt)
  const isOtherItem = draft.id !== item.id
  const isOlder = !isOtherItem && draft.base.version !== item.version
  return (
    <section className={styles.notice} data-draft={draft.writer} aria-label={place === null ? strings.title : strings.titleAt(place)}>
      <h2 className={styles.title}>{strings.title}</h2>
      <p>{isOtherItem ? strings.foundOf(draft.title || strings.untitled, at) : strings.found(at)}</p>
      {isOlder && <p>{strings.olderBase}</p>}
      <div className={styles.actions}>
        <Button size="small" onClick={onTake}>
          {strings.take}
        </Button>
        <Button tone="ghost" size="small" aria-expanded={isCompared} onClick={() => setCompared(!isCompared)}>
          {strings.compare}
        </Button>
        <Button tone="quiet" size="small" onClick={onDiscard}>
          {strings.discard}
        </Button>
      </div>
      {isCompared && <DraftComparison draft={draft} before={present()} />}
    </section>
  )
}

function DraftComparison({ draft: { type, values }, before }: { readonly draft: Draft; readonly before: Values }) {
  const fields = formFieldsOf(type)
  const changed = changedFields(type, before, values)
  return (
    <div className={styles.comparison}>
      {changed.map((name) => (
        <section key={name}>
          <h3 className={styles.field}>{fields[name]?.label ?? kindOf(type).label}</h3>
          <Differences mine={{ title: strings.yours, value: values[name] }} theirs={{ title: strings.saved, value: before[name] }} />
        </section>
      ))}
    </div>
  )
}
