import type { Values } from "#app/resources/values.ts"

export type CheckName =
  | "altMissing"
  | "altIsFileName"
  | "headingOrder"
  | "headingEmpty"
  | "boldHeading"
  | "typedList"
  | "tableWithoutHead"
  | "linkEmpty"
  | "linkVague"
  | "linkBroken"
  | "noteWithoutReference"
  | "referenceWithoutNote"
  | "titleLong"
  | "summaryMissing"

/** Something in an item that its readers would stumble over. */
export type Finding = {
  /** The same while the finding is the same, also after a reload. */
  readonly id: string
  /** `rule`: the form's own rules, such as a missing title. */
  readonly check: CheckName | "rule"
  readonly field: string
  /** An error stops the item from going live. */
  readonly severity: "error" | "warning"
  readonly message: string
  /** The words that it is about. */
  readonly excerpt: string
  /** The id of the note that it is about; null for other findings. */
  readonly note: string | null
  /** Null where only the author can tell what is right. */
  readonly mend: Mend | null
}

export type Mend = {
  readonly label: string
  /** Gives the values back as they are where the finding is no longer there. */
  readonly apply: (values: Values) => Values
}
