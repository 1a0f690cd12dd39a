import type { Item } from "./item.ts"
import { type FieldValue, type RichText, type Values, isRichText, isSameFieldValue } from "./values.ts"

export type Merge = {
  /** A field in `conflicts` keeps mine. */
  readonly merged: Values
  readonly conflicts: readonly string[]
}

type Versions<T> = { readonly before: T; readonly mine: T; readonly theirs: T }
type IsSame = (one: FieldValue | undefined, other: FieldValue | undefined) => boolean

/** `theirs` was saved meanwhile. A field that only one side changed causes no conflict. */
export function mergeItems(base: Pick<Item, "type" | "values">, mine: Values, theirs: Pick<Item, "values">): Merge {
  const merged: Record<string, FieldValue> = { ...mine }
  const conflicts: string[] = []
  for (const [name, theirValue] of Object.entries(theirs.values)) {
    const isSame: IsSame = (one, other) => isSameFieldValue(base.type, name, [one, other])
    const { value, isConflict } = mergeValues({ before: base.values[name], mine: mine[name], theirs: theirValue }, isSame)
    if (value !== undefined) merged[name] = value
    if (isConflict) conflicts.push(name)
  }
  return { merged, conflicts }
}

/** After a conflict the result has mine. */
function mergeValues(versions: Versions<FieldValue | undefined>, isSame: IsSame) {
  const { before, mine, theirs } = versions
  // If theirs only spells a text in another way, the form keeps its own spelling, so that the cursor does not jump.
  if (typeof mine === "string" && isSame(mine, theirs)) return { value: mine, isConflict: false }
  if (isSame(mine, before) || isSame(mine, theirs)) return { value: theirs, isConflict: false }
  if (isSame(theirs, before)) return { value: mine, isConflict: false }
  const areTexts = isOurText(before) && isOurText(mine) && isOurText(theirs)
  return areTexts ? mergeTexts({ before, mine, theirs }, isSame) : { value: mine, isConflict: true }
}

/** If someone else has changed a text's format meanwhile, it can't be merged with mine. */
function isOurText(value: FieldValue | undefined): value is RichText {
  return isRichText(value) && value.foreign === undefined
}

/** The back end has a text and its summary as one value; people see two fields. */
function mergeTexts({ before, mine, theirs }: Versions<RichText>, isSame: IsSame) {
  const partOf = (name: "value" | "summary") => {
    const only = (text: RichText) => ({ value: "", summary: "", [name]: text[name] })
    const isMine = !isSame(only(mine), only(before))
    const isConflict = isMine && !isSame(only(theirs), only(before)) && !isSame(only(theirs), only(mine))
    return { text: isMine ? mine[name] : theirs[name], isConflict }
  }
  const [value, summary] = [partOf("value"), partOf("summary")]
  return { value: { value: value.text, summary: summary.text }, isConflict: value.isConflict || summary.isConflict }
}
