/** The values of a form, one for each field of a kind, under the field's machine name in Drupal. */
import type { ResourceType } from "#contract/fields.ts"

export type RichText = { readonly value: string; readonly summary: string }
export type LinkValue = { readonly uri: string; readonly title: string }
export type PersonValue = { readonly name: string; readonly role: string }
export type ReferenceValue = {
  readonly type: ResourceType
  readonly id: string
  readonly label: string
  /** A term that was typed in the form: the save makes it, with this UUID. */
  readonly isNew?: true
}

/** A picture or an attachment. Until it is uploaded, its bytes lie among the drafts (src/app/save/) under `blob`. */
export type FileValue = {
  /** Names the file within the form, and stays the same when the upload ends. */
  readonly key: string
  /** UUID at the back end; null before the upload. */
  readonly id: string | null
  readonly blob: string | null
  /** The address at the back end, relative as the API gives it; null before the upload. */
  readonly url: string | null
  readonly filename: string
  readonly filemime: string
  /** In bytes. */
  readonly filesize: number
  readonly width: number | null
  readonly height: number | null
  /** Null until the editor has chosen; empty for decoration. */
  readonly alt: string | null
  /** The caption of a picture. */
  readonly title: string
  /** Of an attachment. */
  readonly description: string
}

/** Numbers and dates are text, as the user types them; empty text is no value. */
export type FieldValue =
  | string
  | boolean
  | null
  | RichText
  | LinkValue
  | FileValue
  | ReferenceValue
  | readonly string[]
  | readonly LinkValue[]
  | readonly PersonValue[]
  | readonly FileValue[]
  | readonly ReferenceValue[]

/**
 * Besides the fields of the content model: `langcode`, `path` (the slug, without the kind's public path; empty to have it made from the title),
 * `uid` (the author, a ReferenceValue or null) of nodes, `roles` (string[]) of users.
 */
export type Values = Readonly<Record<string, FieldValue>>
