/** Import and export share these files and keys. */
import { fieldsOf, kindOf, resourceTypes } from "#contract/content.ts"
import { plainName, type Field, type ResourceType } from "#contract/fields.ts"
import { slugOf } from "#server/content/entities/alias-rules.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import * as entity from "./format/entity-keys.ts"
import { end, eventStatus, plain, publishedEvent, text, time, times, timeZone } from "./format/field.ts"
import { dropped, fieldsOfKeys, formerly, group, required, type Key, type Keys } from "./format/key.ts"
import { attachments, picture } from "./format/file-uses.ts"
import { translations, translationsName } from "./format/languages.ts"
import { byId, byKey, links, partners, people, website } from "./format/relation.ts"
import { aside, body, summary, title } from "./format/text-keys.ts"

export type ContentFile = { readonly name: string; readonly type: ResourceType; readonly keys: Keys }

function fieldKey(type: ResourceType, name: string, field: Field): Key {
  switch (field.type) {
    case "image":
      return picture(name)
    case "file":
      return attachments(name)
    case "entity_reference":
      return kindOf(field.target).entityType === "taxonomy_term" ? byKey(name) : byId(name)
    case "datetime":
      return field.many === true ? times(name) : time(name)
    case "text_with_summary":
      return aside(name)
    case "link":
      return field.many === true ? links(type, name) : website(type, name)
    case "person":
      return people(type, name)
    case "boolean":
    case "date":
    case "decimal":
    case "email":
    case "integer":
    case "list_string":
    case "string":
    case "telephone":
      return plain(name)
  }
}

/** Adds a key for every field of the kind that has none yet. */
function contentFile(name: string, type: ResourceType, namedKeys: Keys): ContentFile {
  const namedFields = new Set(fieldsOfKeys(namedKeys))
  const others = Object.entries(fieldsOf(type)).filter(([field]) => !namedFields.has(field))
  const derivedKeys = others.map(([field, declared]) => [plainName(field), fieldKey(type, field, declared)] as const)
  const repeatedKey = derivedKeys.find(([key]) => Object.hasOwn(namedKeys, key))
  if (repeatedKey !== undefined)
    throw new TypeError(`${name}: the key "${repeatedKey[0]}" of a declared field is taken. Name that field's key.`)
  return { name, type, keys: { ...namedKeys, ...Object.fromEntries(derivedKeys) } }
}

function every(status: Key): Keys {
  return { ...entity.identity, status, ...entity.history, alias: entity.alias, formerAliases: entity.formerAliases }
}

/** Returns the same keys for kinds with translations. */
function translatedKeys(status: Key): Keys {
  return { ...every(status), [translationsName]: translations }
}

const published = entity.status("published", "draft")
const node: Keys = { ...translatedKeys(published), slug: entity.slug, title, summary, body }
const cover: Keys = { cover: picture("field_image"), focus: plain("field_image_focus") }

/** Items refer to terms by this key. The database has none: an export makes it from the name. */
const termKey: Key = { fields: [], read: () => ({}), write: ({ uuid }, at) => at.keyOf(uuid) }

export function termKeys(entities: readonly StoredEntity[]): ReadonlyMap<string, string> {
  const usedKeys = new Set<string>()
  const keys = new Map<string, string>()
  for (const { type, uuid, label } of entities.filter((each) => each.type.startsWith("taxonomy_term--"))) {
    const slug = slugOf(label)
    const key = usedKeys.has(`${type} ${slug}`) ? `${slug}-${uuid}` : slug
    usedKeys.add(`${type} ${key}`)
    keys.set(uuid, key)
  }
  return keys
}

function term(kind: string): Keys {
  return {
    ...translatedKeys(published),
    key: termKey,
    slug: dropped(`slugs of ${kind}`),
    summary: dropped(`summaries of ${kind}`),
    title,
    body,
  }
}

const derivedPlace = "(follows from the postal code)"

const ownFiles: readonly ContentFile[] = [
  contentFile("tags.json", "taxonomy_term--tags", term("tags")),
  contentFile("specialities.json", "taxonomy_term--specialities", term("specialities")),
  contentFile("event-categories.json", "taxonomy_term--event_categories", term("event categories")),
  contentFile("members.json", "node--member", {
    ...node,
    name: dropped("names of members (the same as the title)"),
    legalForm: text("field_legal_form"),
    address: group({
      street: text("field_street"),
      postalCode: plain("field_postal_code"),
      municipality: text("field_locality"),
      province: dropped(`provinces ${derivedPlace}`),
      region: group({ code: plain("field_region"), name: dropped(`names of regions ${derivedPlace}`) }),
      community: dropped("communities of members"),
      country: plain("field_country"),
    }),
    lat: plain("field_latitude"),
    lon: plain("field_longitude"),
    companyNumber: dropped("company numbers of members"),
    ...cover,
    visibility: group({ phone: plain("field_show_phone"), mail: plain("field_show_mail") }),
  }),
  contentFile("publications.json", "node--article", { ...node, type: plain("field_kind"), ...cover }),
  contentFile("actions-projects.json", "node--action_project", {
    ...node,
    actionKind: formerly("kind", plain("field_action_kind")),
    period: group({ start: plain("field_start"), end: plain("field_end") }),
    place: text("field_place"),
    partners: partners("node--action_project", "field_partners"),
    ...cover,
  }),
  contentFile("pages.json", "node--page", {
    ...node,
    key: dropped("keys of pages"),
    route: entity.route,
    ...cover,
    updated: dropped("dates at which pages were updated"),
  }),
  contentFile("agenda.json", "node--agenda", {
    ...node,
    status: eventStatus,
    published: publishedEvent,
    eventStart: formerly("start", required(time("field_event_start"))),
    eventEnd: formerly("end", end),
    timeZone,
    rrule: plain("field_rrule"),
    location: group({
      name: text("field_location"),
      street: text("field_street"),
      postalCode: plain("field_postal_code"),
      municipality: text("field_locality"),
      region: plain("field_region"),
      country: plain("field_country"),
      lat: plain("field_latitude"),
      lon: plain("field_longitude"),
      online: plain("field_online"),
    }),
    description: dropped("descriptions of events (the same as the body)"),
  }),
  contentFile("people.json", "user--user", {
    ...every(entity.status("active", "blocked")),
    slug: dropped("slugs of users"),
    title: dropped("titles of users (the same as the name)"),
    summary: dropped("functions of users (summary)"),
    body: dropped("biographies of users (body)"),
    name: required(entity.userName),
    mail: required(plain("mail")),
    roles: entity.userRoles,
    language: entity.userLanguage,
  }),
]

/** Names the file after the plural: press-reviews.json. */
function fileOf(type: ResourceType): ContentFile {
  const { entityType, plural, publicPath } = kindOf(type)
  const slug = publicPath === null ? dropped(`slugs of ${plural.toLowerCase()}`) : entity.slug
  return contentFile(`${slugOf(plural)}.json`, type, entityType === "node" ? { ...node, slug } : term(plural.toLowerCase()))
}

const others = resourceTypes.filter((type) => kindOf(type).entityType !== "file" && ownFiles.every((file) => file.type !== type))

export const contentFiles: readonly ContentFile[] = [...ownFiles, ...others.map(fileOf)]
