import { wordsIn } from "#contract/field-types/field-types.ts"
import { compareWords, type WordPart } from "#dashboard/items/compare-words.ts"
import type { FieldValue } from "#dashboard/items/values.ts"
import * as styles from "./differences.module.css"
import { appWords } from "#dashboard/strings/words.ts"

type Side = { readonly title: string; readonly value: FieldValue | undefined }

/** Draws two versions of a field beside each other, and marks the words that differ. */
export function Differences({ theirs, mine }: { readonly theirs: Side; readonly mine: Side }) {
  const parts = compareWords(theirs.value, mine.value)
  return (
    <div className={styles.compare}>
      <Version title={mine.title} parts={parts.filter(({ kind }) => kind !== "removed")} isEmpty={wordsIn(mine.value) === ""} />
      <Version title={theirs.title} parts={parts.filter(({ kind }) => kind !== "added")} isEmpty={wordsIn(theirs.value) === ""} />
    </div>
  )
}

type VersionProps = { readonly title: string; readonly parts: readonly WordPart[]; readonly isEmpty: boolean }

function Version({ title, parts, isEmpty }: VersionProps) {
  return (
    <div className={styles.version}>
      <h4 className={styles.title}>{title}</h4>
      <p className={styles.text}>
        {isEmpty ? appWords.editorSafety.conflict.empty : parts.map((part, index) => <Part key={index} {...part} />)}
      </p>
    </div>
  )
}

function Part({ kind, text }: WordPart) {
  if (kind === "added") return <ins className={styles.added}>{text}</ins>
  return kind === "removed" ? <del className={styles.removed}>{text}</del> : text
}
