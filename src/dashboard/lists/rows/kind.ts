/** src/dashboard/lists/kinds/ declares the kinds; the other folders draw any of them. */
import type { TableColumn } from "#ui/text/data-table.tsx"
import type { Condition } from "#dashboard/items/requests.ts"
import type { Allowed, ResourceType } from "#contract/fields.ts"
import type { Editable, List } from "#contract/screens.ts"
import type { BadgeState } from "#ui/text/badge.tsx"
import type { ListedType } from "#contract/redirect.ts"
import type { ComponentType, ReactNode } from "react"
import type { ListedRow } from "./row.ts"

export type FilterOptions =
  | { readonly from: "words"; readonly values: Allowed }
  | { readonly from: "items"; readonly type: ResourceType }
  | { readonly from: "years"; readonly type: ResourceType; readonly field: string }

export type Filter = {
  /** The address of the list has a parameter of this name. */
  readonly name: string
  readonly label: string
  /** Labels the choice of no value. */
  readonly all: string
  readonly options: FilterOptions
  /** The filter is hidden until the user opens the rest. */
  readonly isRare?: boolean
  readonly conditions: (value: string) => readonly Condition[]
  /** A back end may lack these parameters beside the conditions. */
  readonly parameters?: (value: string) => Readonly<Record<string, string>>
}

export type Sort = {
  /** Stands in the address, which leaves out the first sort, the default. */
  readonly id: string
  readonly label: string
  readonly sort: string
  readonly column: string
}

export type Column = Pick<TableColumn<ListedRow>, "id" | "label" | "isWide" | "isWrapped" | "isStacked"> & {
  readonly text: (row: ListedRow) => string
  /** Draws the value if its text is not enough. */
  readonly cell?: (row: ListedRow) => ReactNode
  /** Returns a second, quiet line. */
  readonly sub?: (row: ListedRow) => string
  /** A spreadsheet gets another value than the text: dates in ISO 8601. */
  readonly csv?: (row: ListedRow) => string
}

export type KindWords = {
  readonly title: string
  readonly create: string
  readonly search: string
  readonly loading: string
  readonly empty: { readonly title: string; readonly text: string; readonly first: string }
  readonly noMatch: string
  /** Returns, for example, "3 publications". */
  readonly count: (count: number) => string
}

export type RowFormProps = {
  /** Is null for a new row. */
  readonly row: ListedRow | null
  readonly kind: ListKind
  readonly onClose: () => void
  /** Closes the form. The message says what was saved. */
  readonly onSaved: (message: string) => void
  /** After a failure a part may be saved. */
  readonly onFailed: () => void
}

/** A kind without editors makes and changes its rows in a dialog. */
export type RowForm = {
  readonly label: string
  readonly load: () => Promise<ComponentType<RowFormProps>>
}

export type Include = { readonly field: string; readonly type: ResourceType; readonly fields: readonly string[] }

export type ListKind = {
  readonly of: List
  readonly type: ListedType
  readonly words: KindWords
  readonly fields: readonly string[]
  readonly includes: readonly Include[]
  /** Every request of this list has these conditions. */
  readonly base: readonly Condition[]
  readonly searched: readonly string[]
  readonly filters: readonly Filter[]
  readonly sorts: readonly [Sort, ...Sort[]]
  readonly titleLabel: string
  readonly stateLabel: string
  /** Returns null if the list shows no state. */
  readonly stateOf: ((row: ListedRow) => BadgeState) | null
  /** Returns the quiet line below the title. */
  readonly detailOf: (row: ListedRow) => string
  readonly columns: readonly Column[]
  /** Only the export has these columns. */
  readonly facts: readonly Column[]
  readonly sign: "picture" | "monogram" | "person" | "colour" | "none"
  /** Is null if rows lead to the public page, or have a form. */
  readonly editable: Editable | null
  readonly form: RowForm | null
  readonly actions: "content" | "term" | "account" | "redirect" | "none"
  readonly tagField: string | null
}
