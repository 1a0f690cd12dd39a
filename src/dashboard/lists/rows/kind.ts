/** What a kind of list declares. src/dashboard/lists/kinds/ has the declarations; the engine beside it draws any of them. */
import type { Allowed, ResourceType } from "#contract/fields.ts"
import type { Editable, List } from "#contract/screens.ts"
import type { BadgeState } from "#ui/badge.tsx"
import type { Row } from "./row.ts"

/** A condition of JSON:API's filter as Drupal writes it; the operator is `=` by default. */
export type Condition = { readonly path: string; readonly operator?: string; readonly value?: string | readonly string[] }

export type Options =
  | { readonly from: "words"; readonly values: Allowed }
  /** The items of a type, by name. */
  | { readonly from: "items"; readonly type: ResourceType }
  /** The years from the oldest date to the present one. */
  | { readonly from: "years"; readonly type: ResourceType; readonly field: string }

export type Filter = {
  /** Its parameter in the address. */
  readonly name: string
  readonly label: string
  /** The choice of no value. */
  readonly all: string
  readonly options: Options
  /** Hidden until asked for. */
  readonly isRare?: boolean
  readonly conditions: (value: string) => readonly Condition[]
  /** What a back end may lack: parameters of its own, beside the conditions. */
  readonly parameters?: (value: string) => Readonly<Record<string, string>>
}

export type Sort = {
  /** Its value in the address; of the first one, the default, there is none. */
  readonly id: string
  readonly label: string
  /** JSON:API's `sort`. */
  readonly sort: string
  readonly column: string
}

export type Column = {
  readonly id: string
  readonly label: string
  readonly text: (row: Row) => string
  /** A second, quiet line. */
  readonly sub?: (row: Row) => string
  /** The value for a spreadsheet, where it differs from the text: dates in ISO 8601. */
  readonly csv?: (row: Row) => string
  /** Left out on screens under 1024 px. */
  readonly isWide?: boolean
  /** Long words of it break, where others keep their line. */
  readonly isWrapped?: boolean
  /** Shown under 768 px too. */
  readonly isStacked?: boolean
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

export type Include = { readonly field: string; readonly type: ResourceType; readonly fields: readonly string[] }

export type ListKind = {
  readonly of: List
  readonly type: ResourceType
  readonly words: KindWords
  readonly fields: readonly string[]
  readonly includes: readonly Include[]
  /** Conditions that always hold. */
  readonly base: readonly Condition[]
  /** The fields in which the search looks. */
  readonly searched: readonly string[]
  readonly filters: readonly Filter[]
  readonly sorts: readonly [Sort, ...Sort[]]
  readonly titleLabel: string
  readonly stateLabel: string
  /** Null where readers see no state. */
  readonly stateOf: ((row: Row) => BadgeState) | null
  /** The quiet line below the title. */
  readonly detailOf: (row: Row) => string
  readonly columns: readonly Column[]
  /** What only the export has. */
  readonly facts: readonly Column[]
  readonly sign: "picture" | "monogram" | "person" | "none"
  /** Null where rows lead to the public page. */
  readonly editable: Editable | null
  readonly actions: "content" | "account" | "none"
  readonly tagField: string | null
}
