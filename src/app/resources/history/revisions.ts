import type { ResourceType } from "#contract/fields.ts"
import { identifiersIn, labelOf, referencesOf, type ListDocument } from "#app/resources/document.ts"
import { textOf } from "#contract/field-types/field-type.ts"

/** A node as it was saved once. */
export type Revision = {
  readonly version: string
  readonly title: string
  /** RFC 3339. */
  readonly at: string
  /** Empty where the back end does not tell. */
  readonly by: string
  readonly log: string
  readonly isPublished: boolean
}

const fields = ["title", "status", "drupal_internal__vid", "revision_timestamp", "revision_log", "revision_uid"]

export function revisionFields(type: ResourceType): Readonly<Record<string, string>> {
  return { [`fields[${type}]`]: fields.join(","), include: "revision_uid" }
}

export function revisionsIn({ data, included }: ListDocument): readonly Revision[] {
  return data.map((resource) => {
    const { drupal_internal__vid: vid, status, revision_timestamp: at, revision_log: log } = resource.attributes
    const [author] = referencesOf(identifiersIn(resource, "revision_uid"), included)
    return {
      version: typeof vid === "number" ? String(vid) : "",
      title: labelOf(resource),
      at: textOf(at),
      by: author?.label ?? "",
      log: textOf(log),
      isPublished: status === true,
    }
  })
}
