/** Defines what a kind of list declares. src/dashboard/lists/kinds/ has the declarations; the other folders draw any of them. */
import type { TableColumn } from "#ui/data-table.tsx"
import type { Condition } from "#dashboard/items/requests.ts"
import type { Allowed, ResourceType } from "#contract/fields.ts"
import type { Editable, List } from "#contract/screens.ts"
import type { BadgeState } from "#ui/badge.tsx"
import type { ListedType } from "#contract/redirect.ts"
import type { ComponentType, ReactNode } from "react"
import type { ListedRow } from "./row.ts"

export type FilterOptions =
  | { readonly from: "words"; readonly values: Allowed }
  /** Offers the items of a type, by name. */
  | { readonly from: "items"; readonly type: ResourceType }
  /** Offers the years from the oldest date to the present one. */
  | { readonly from: "years"; readonly type: ResourceType; readonly field: string }

export type Filter = {
  /** Its parameter in the address. */
  readonly name: string
  readonly label: string
  /** The label of the choice of no value. */
  readonly all: string
  readonly options: FilterOptions
  /** The filter is hidden until the user opens the rest. */
  readonly isRare?: boolean
  readonly conditions: (value: string) => readonly Condition[]
  /** Parameters beside the conditions, which a back end may lack. */
  readonly parameters?: (value: string) => Readonly<Record<string, string>>
}

export type Sort = {
  /** Its value in the address. The first one is the default, and has no value there. */
  readonly id: string
  readonly label: string
  readonly sort: string
  readonly column: string
}

export type Column = Pick<TableColumn<ListedRow>, "id" | "label" | "isWide" | "isWrapped" | "isStacked"> & {
  readonly text: (row: ListedRow) => string
  /** Draws the value, if it is more than its text. */
  readonly cell?: (row: ListedRow) => ReactNode
  /** Draws a second, quiet line. */
  readonly sub?: (row: ListedRow) => string
  /** The value for a spreadsheet, if it differs from the text: dates in ISO 8601. */
  readonly csv?: (row: ListedRow) => string
}

export type KindWords = {
  readonly title: string
  readonly create: string
  readonly search: string
  readonly loading: string
  readonly empty: { readonly title: string; readonly text: string; readonly first: string }
  readonly noMatch: string
  /** "3 publications" */
  readonly count: (count: number) => string
}

export type RowFormProps = {
  /** Null for a new one. */
  readonly row: ListedRow | null
  readonly kind: ListKind
  readonly onClose: () => void
  /** Closes the form, and tells the user what was saved. */
  readonly onSaved: (message: string) => void
  /** After a failure a part may be saved. */
  readonly onFailed: () => void
}

/** The dialog of a kind without editors: it makes and changes its rows. */
export type RowForm = {
  /** "Rename" */
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
  /** Conditions of every request of this list. */
  readonly base: readonly Condition[]
  readonly searched: readonly string[]
  readonly filters: readonly Filter[]
  readonly sorts: readonly [Sort, ...Sort[]]
  readonly titleLabel: string
  readonly stateLabel: string
  /** Null if the list shows no state. */
  readonly stateOf: ((row: ListedRow) => BadgeState) | null
  /** Draws the quiet line below the title. */
  readonly detailOf: (row: ListedRow) => string
  readonly columns: readonly Column[]
  /** Columns that only the export has. */
  readonly facts: readonly Column[]
  readonly sign: "picture" | "monogram" | "person" | "colour" | "none"
  /** Null if rows lead to the public page, or have a form. */
  readonly editable: Editable | null
  readonly form: RowForm | null
  readonly actions: "content" | "term" | "account" | "redirect" | "none"
  readonly tagField: string | null
}
