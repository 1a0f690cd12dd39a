import { withPrefix, codedWords, type RefusalWords } from "#server/content/refusal-words.ts"
import { fieldsOf } from "#contract/content.ts"
import { isRelationship, roles } from "#contract/fields.ts"
import type { Json } from "#contract/jsonapi.ts"
import { invalid, missingValue, noChoice, wrongType, type Invalid, type Violations } from "#server/content/validation/write-document.ts"
import { isLangcode, type StoredEntity } from "#server/content/entities/entity.ts"
import { lengthOf, unstorableIn } from "#contract/field-types/text.ts"
import { valueOf } from "#server/content/validation/value.ts"

/** Names roles by name, and the linked member by UUID. */
export type AccountValues = Readonly<Record<string, Json>>

type AccountField = {
  readonly part: "attributes" | "relationships"
  readonly read: (account: StoredEntity) => Json
  readonly write: (account: StoredEntity, value: Json) => StoredEntity
}

const fields: Readonly<Record<string, AccountField>> = {
  name: {
    part: "attributes",
    read: ({ label }) => label,
    write: (account, value) => ({ ...account, label: typeof value === "string" ? value : "" }),
  },
  mail: { part: "attributes", ...storedField("mail", null) },
  status: { part: "attributes", read: ({ status }) => status, write: (account, value) => ({ ...account, status: value === true }) },
  langcode: {
    part: "attributes",
    read: ({ langcode }) => langcode,
    write: (account, value) => (isLangcode(value) ? { ...account, langcode: value } : account),
  },
  preferred_langcode: { part: "attributes", ...storedField("preferred_langcode", "en") },
  field_board: { part: "attributes", ...storedField("field_board", false) },
  field_mail_changes: { part: "attributes", ...storedField("field_mail_changes", true) },
  roles: { part: "relationships", ...storedField("roles", []) },
  field_member: {
    part: "relationships",
    read: ({ references }) => references.field_member?.[0]?.uuid ?? null,
    write: (account, value) => {
      const field_member = typeof value === "string" ? [{ uuid: value, meta: {} }] : []
      return { ...account, references: { ...account.references, field_member } }
    },
  },
}
export const accountFields: ReadonlyMap<string, AccountField> = new Map(Object.entries(fields))

function storedField(name: string, otherwise: Json): Pick<AccountField, "read" | "write"> {
  return {
    read: ({ fields }) => fields[name] ?? otherwise,
    write: (account, value) => ({ ...account, fields: { ...account.fields, [name]: value ?? otherwise } }),
  }
}

export function accountPointer(field: string): string {
  return `/data/${accountFields.get(field)?.part ?? "attributes"}/${field}`
}

export function checkedValues(values: AccountValues, violations: Violations): AccountValues {
  const checked = Object.entries(values).flatMap(([field, value]) => {
    const validValue = checkedValue(field, value, violations)
    return validValue === invalid ? [] : [[field, validValue] as const]
  })
  return Object.fromEntries(checked)
}

function checkedValue(field: string, value: Json, violations: Violations): Json | Invalid {
  switch (field) {
    case "name":
      return checkName(value, violations)
    case "roles":
      return checkRoles(value, violations)
    case "field_member":
      return value
    case "langcode":
      if (!isLangcode(value)) violations.add(withPrefix("langcode: ", noChoice), accountPointer(field))
      return value
    default:
      return checkDeclared(field, value, violations)
  }
}

function checkDeclared(name: string, value: Json, violations: Violations): Json | Invalid {
  const field = fieldsOf("user--user")[name]
  if (field === undefined || isRelationship(field)) {
    violations.add(`The attribute ${name} does not exist on the user--user resource type.`, accountPointer(name))
    return invalid
  }
  const context = { fields: {}, attributes: {}, violations, isOwnPicture: () => false }
  const validValue = valueOf(value, { type: "user--user", name, field }, context)
  const isNeeded = field.required === true || name === "status"
  if (isNeeded && (validValue === null || value === null)) violations.add(withPrefix(`${name}: `, missingValue), accountPointer(name))
  return validValue
}

// Drupal's UserNameConstraintValidator forbids these: invisible characters and full-width Latin.
const invisible = /[\u0080-\u00A0\u00AD\u2000-\u200F\u2028-\u202F\u205F-\u206F\uFEFF\uFF01-\uFF60\uFFF9-\uFFFD]/u
const illegalAscii = /[^\u0080-\u{10FFFF} a-z0-9@+_.'-]/iu

function checkName(name: Json, violations: Violations): Json | Invalid {
  const add = (fault: RefusalWords) => violations.add(withPrefix("name: ", fault), accountPointer("name"))
  if (name === null || name === "") {
    add(codedWords("username-missing"))
    add(missingValue)
    return invalid
  }
  if (typeof name !== "string") add(wrongType)
  else if (name.startsWith(" ")) add(codedWords("username-begins-with-space"))
  else if (name.endsWith(" ")) add(codedWords("username-ends-with-space"))
  else if (name.includes("  ")) add(codedWords("username-has-spaces"))
  else if (illegalAscii.test(name) || invisible.test(name) || unstorableIn(name, false) !== null) add(codedWords("username-illegal"))
  else if (lengthOf(name) > 60) add(codedWords("username-long", { name, most: 60 }))
  return name
}

function checkRoles(value: Json, violations: Violations): readonly Json[] {
  const names: readonly Json[] = Array.isArray(value) ? value : [value]
  for (const name of names) {
    if (typeof name === "string" && Object.hasOwn(roles, name)) continue
    violations.add(`roles: There is no role "${typeof name === "string" ? name : JSON.stringify(name)}".`, accountPointer("roles"))
  }
  return [...new Set(names)]
}
