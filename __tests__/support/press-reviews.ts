/** A kind of content with ten fields, which no code of the project knows. */
import type * as Contract from "#contract/content.ts"
import type { KindWith } from "#contract/field-groups.ts"
import type { ResourceType } from "#contract/fields.ts"

const name = "node--press_review"

const kind = {
  entityType: "node",
  bundle: "press_review",
  label: "Press review",
  plural: "Press reviews",
  publicPath: "/press-review/",
  graphql: "PressReview",
  screens: { segment: "press-review", list: "admin", hasForm: true },
  fields: {
    field_newspaper: { type: "string", label: "Newspaper", required: true, maxLength: 80 },
    field_tone: { type: "list_string", label: "Tone", allowed: { kind: "Kind", harsh: "Harsh" } },
    field_printed: { type: "date", label: "Printed on" },
    field_page_count: { type: "integer", label: "Number of pages", min: 1 },
    field_is_paid: { type: "boolean", label: "Behind a paywall", default: false },
    field_original: { type: "link", label: "Original" },
    field_journalists: { type: "person", label: "Journalists", many: true },
    field_remark: { type: "text_with_summary", label: "Remark", format: "g30_text" },
    field_tags: { type: "entity_reference", label: "Tags", target: "taxonomy_term--tags", many: true },
    field_about: { type: "entity_reference", label: "About", target: "node--article" },
  },
} as const satisfies KindWith<ResourceType>

/** Declares the kind in contract/content.ts: for `jest.mock`, which gives the contract as it is. */
export function withPressReviews(contract: typeof Contract): typeof Contract {
  Object.assign(contract.kinds, { [name]: kind })
  contract.resourceTypes.push(...Object.keys(contract.kinds).filter(contract.isResourceType).slice(contract.resourceTypes.length))
  return contract
}

/** The kind's name, once it is declared. */
export function pressReviewIn({ resourceTypes }: Pick<typeof Contract, "resourceTypes">): ResourceType {
  const type = resourceTypes.find((each: string) => each === name)
  if (type === undefined) throw new Error("Press reviews are not declared.")
  return type
}

export const pressReviewFields = Object.keys(kind.fields)
