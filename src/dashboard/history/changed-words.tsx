import { diffWordsWithSpace } from "diff"
import { wordsIn } from "#contract/field-types/field-types.ts"
import type { Item } from "#dashboard/items/item.ts"
import { changedFields, type FieldValue } from "#dashboard/items/values.ts"
import { appWords } from "#dashboard/strings/words.ts"
import { formFieldsOf } from "#dashboard/widgets/form-fields.ts"
import * as styles from "./history.module.css"

type Version = Pick<Item, "type" | "values">

type ChangedWordsProps = {
  readonly before: Version
  readonly after: Version
  readonly same?: string
  readonly level?: 2 | 3
}

export function ChangedWords({ before, after, same = appWords.history.same, level = 3 }: ChangedWordsProps) {
  const fields = formFieldsOf(after.type)
  const Heading = `h${level}` as const
  const changed = changedFields(after.type, before.values, after.values)
  if (changed.length === 0) return <p role="status">{same}</p>
  return (
    <div className="stack" data-gap="4">
      {changed.map((name) => (
        <section key={name}>
          <Heading className={styles.subtitle}>{fields[name]?.label ?? name}</Heading>
          <div className={styles.frame}>
            <MarkedWords before={before.values[name]} after={after.values[name]} />
          </div>
        </section>
      ))}
    </div>
  )
}

type Words = { readonly before: FieldValue | undefined; readonly after: FieldValue | undefined }

const elements = { added: "ins", removed: "del", same: "span" } as const

/** Marks words that only one value has. `without` leaves out those of the other value. */
export function MarkedWords({ before, after, without }: Words & { readonly without?: "added" | "removed" }) {
  return (
    <p className={styles.words}>
      {compareWords({ before, after }).map(({ kind, text }, index) => {
        const Element = elements[kind]
        return kind !== without && <Element key={index}>{text}</Element>
      })}
    </p>
  )
}

type WordPart = { readonly kind: "same" | "removed" | "added"; readonly text: string }

/** Marks the words that people would remove and add to get from one value to the other. */
export function compareWords({ before, after }: Words): readonly WordPart[] {
  return diffWordsWithSpace(wordsIn(before), wordsIn(after)).map(({ added, removed, value }) => ({
    kind: added ? "added" : removed ? "removed" : "same",
    text: value,
  }))
}
