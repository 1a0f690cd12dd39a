/** What each kind keeps: a value in every field, written and read. */
import { fieldsOf, kindOf, resourceTypes } from "#contract/content.ts"
import { isFile, isRelationship, labelFields, type AttributeField, type Field, type ResourceType } from "#contract/fields.ts"
import { normalOf, readValue } from "#contract/field-types/field-types.ts"
import type { Json, Resource } from "#contract/jsonapi.ts"
import { individualPath } from "#contract/paths.ts"
import { aZip } from "#support/files/a-zip.ts"
import { one, signedIn, type Attributes, type BackEnd, type Client, type Errors, type Relationships } from "./back-end.ts"

const samples: Readonly<Record<AttributeField["type"], readonly [Json, Json]>> = {
  string: ["Rue de la Régie 1", "Ã©"],
  telephone: ["+32 2 123 45 67", "02 1234"],
  email: ["someone@example.org", "else@example.org"],
  text_with_summary: [{ value: "<p>A <strong>text</strong></p>", format: "g30_text" }, null],
  boolean: [false, true],
  integer: [0, 1987],
  decimal: [50.846557, -4.35],
  date: ["2026-02-28", "1999-12-31"],
  datetime: ["2026-07-01T10:00:00+02:00", "2026-12-01T10:00:00+01:00"],
  list_string: ["", ""],
  link: [
    { uri: "https://example.org/a?b=1", title: "A link" },
    { uri: "https://example.org/b", title: "" },
  ],
  person: [
    { name: "Ann", role: "Partner" },
    { name: "Bob", role: "" },
  ],
}

/** Values whose form a pattern or the kind asks for. */
const particular: Readonly<Record<string, Json>> = {
  field_image_focus: "0.25 0.75",
  field_country: "FR",
  field_region: "FR-75",
  field_color: "#12ab9f",
  field_rrule: "FREQ=WEEKLY;COUNT=3",
  field_all_day: false,
  field_vat: "BE 0123.456.749",
  weight: 3,
}

/** The replacement of an occurrence needs its series, so events are written without one. */
const notWritten = ["field_series", "field_recurrence_id"]
const written: readonly ResourceType[] = resourceTypes.filter(
  (type) => kindOf(type).entityType === "node" || kindOf(type).entityType === "taxonomy_term",
)

function writtenFields(type: ResourceType): readonly (readonly [string, Field])[] {
  return Object.entries(fieldsOf(type)).filter(([name]) => !notWritten.includes(name))
}

function valueOf(name: string, field: AttributeField): Json {
  if (name in particular) return particular[name] ?? null
  const values: readonly Json[] = field.type === "list_string" ? Object.keys(field.allowed) : samples[field.type]
  const filled = values.filter((value) => value !== null)
  return field.many === true ? filled : (filled.at(-1) ?? null)
}

/** Makes what a relationship leads to. */
async function targetsOf(client: Client, type: ResourceType, name: string, field: Field, picture: Uint8Array<ArrayBuffer>) {
  if (isFile(field)) {
    const isPicture = field.type === "image"
    const sent = await client.upload(type, name, isPicture ? "a.png" : "a.zip", isPicture ? picture : archive)
    const meta: Readonly<Record<string, Json>> = isPicture ? { alt: "Alt", title: "Caption" } : { description: "A plan" }
    return [{ type: "file--file", id: one(sent).id, meta }]
  }
  if (field.type !== "entity_reference") return []
  const label = labelFields[kindOf(field.target).entityType]
  const sent = await client.create(field.target, { attributes: { [label]: `Target of ${name}` } })
  return [{ type: field.target, id: one(sent).id }]
}

const archive = new Uint8Array(aZip({ "a.txt": "A text" }))

/** What was sent, and what the back end answers for it, as the contract reads both. */
export async function writeAndRead(backEnd: BackEnd, type: ResourceType, picture: Uint8Array<ArrayBuffer>) {
  const client = await signedIn(backEnd)
  const attributes: Record<string, Json> = {}
  const relationships: Record<string, Relationships[string]> = {}
  for (const [name, field] of writtenFields(type)) {
    if (isRelationship(field)) {
      const targets = await targetsOf(client, type, name, field, picture)
      relationships[name] = { data: field.many === true ? targets : (targets[0] ?? null) }
    } else attributes[name] = valueOf(name, field)
  }
  const created = one(await client.create(type, { attributes, relationships }))
  const answer = one(await client.read(individualPath(type, created.id)))
  return { sent: { attributes, relationships }, read: answer, names: writtenFields(type) }
}

/** The values in one spelling each: a Drupal writes decimals as texts, and moments with the offset of Brussels. */
export function normalAttributes(names: readonly (readonly [string, Field])[], attributes: Attributes): Readonly<Record<string, unknown>> {
  const own = names.filter(([, field]) => !isRelationship(field))
  return Object.fromEntries(own.map(([name, field]) => [name, normalOf(field, readValue(field, attributes[name]))]))
}

export const writtenKinds = written

/** A value that a list of values doesn't have, by kind and field. */
export async function refusedChoices(backEnd: BackEnd): Promise<readonly (readonly [string, number, string | undefined])[]> {
  const client = await signedIn(backEnd)
  const lists = written.flatMap((type) =>
    Object.entries(fieldsOf(type)).flatMap(([name, field]) =>
      field.type === "list_string" ? [[type, name, field.many === true] as const] : [],
    ),
  )
  return Promise.all(
    lists.map(async ([type, name, isMany]) => {
      const attributes = { title: "Wrong choice", [name]: isMany ? ["nothing"] : "nothing", ...required(type) }
      const { status, body } = await client.create<Errors>(type, { attributes })
      const pointers = body.errors.map(({ source }) => source?.pointer)
      return [`${type} ${name}`, status, pointers.find((pointer) => pointer?.includes(name))] as const
    }),
  )
}

function required(type: ResourceType): Attributes {
  return type === "node--agenda" ? { field_event_start: "2026-07-01T10:00:00+02:00" } : {}
}

/** The names of a kind's own fields, as an answer has them and as the contract declares them. */
export function fieldNames(
  names: readonly (readonly [string, Field])[],
  { attributes = {}, relationships = {} }: Pick<Resource, "attributes" | "relationships">,
) {
  const isOwn = (name: string) => name.startsWith("field_")
  const declared = [...names.map(([name]) => name), ...notWritten.filter((name) => name in attributes || name in relationships)]
  return {
    answered: [...Object.keys(attributes), ...Object.keys(relationships)].filter(isOwn).sort(),
    declared: declared.filter(isOwn).sort(),
  }
}

/** One character more than a text may have, by kind and field. */
export async function tooLongTexts(backEnd: BackEnd): Promise<readonly (readonly [string, number])[]> {
  const client = await signedIn(backEnd)
  const texts = written.flatMap((type) =>
    Object.entries(fieldsOf(type)).flatMap(([name, field]) =>
      field.type === "string" && field.maxLength !== undefined ? [[type, name, field.maxLength] as const] : [],
    ),
  )
  return Promise.all(
    texts.map(async ([type, name, most]) => {
      const label = labelFields[kindOf(type).entityType]
      const attributes = { [label]: "Too long a text", ...required(type), [name]: "x".repeat(most + 1) }
      const { status } = await client.create<Errors>(type, { attributes })
      return [`${type} ${name}`, status] as const
    }),
  )
}
