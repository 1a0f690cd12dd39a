import type { ResourceType } from "#contract/fields.ts"
import type { Json } from "#contract/jsonapi.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import { addresses, attacks, attacksByKind } from "#support/attacks/html.ts"
import { anAccount, anEntity, aPicture, aTag, aText } from "#support/entities.ts"

/** Texts in packs of some. */
export function packsOf(texts: readonly string[], size: number): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(texts.length / size) }, (_, pack) => texts.slice(pack * size, (pack + 1) * size))
}

const swallowing =
  /<(plaintext|!|\?|script|style|svg|math|select|title|textarea|xmp|template|frameset|noembed|noframes|iframe|form|table|object|video|html|body|head)/i

/** Whether an attack leaves the text behind it as it is. */
function isClosed(html: string): boolean {
  const count = (sign: string) => html.split(sign).length - 1
  return count("<") === count(">") && count('"') % 2 === 0 && count("'") % 2 === 0 && !swallowing.test(html)
}

/** Bodies that hold all attacks. One that swallows what follows stands at the end of its body. */
export const bodies: readonly string[] = attacksByKind.flatMap(([, html]) => {
  const closed = packsOf(html.filter(isClosed), 12)
  const open = html.filter((each) => !isClosed(each))
  return Array.from({ length: Math.max(closed.length, open.length) }, (_, index) =>
    [...(closed[index] ?? []), ...open.slice(index, index + 1)].map((each) => `<div>${each}</div>`).join(""),
  )
})

const packs = packsOf(attacks, 60).map((pack) => pack.join(" "))
const addressPacks = packsOf(addresses, 8)

/** How many items of each kind but publications there are: together they have all attacks in each of their texts. */
export const textPacks = packs.length
const numbers = packs.map((_, index) => index)

const text = (index: number) => packs[index % textPacks] ?? ""
const links = (index: number) => (addressPacks[index % addressPacks.length] ?? []).map((uri) => ({ uri, title: text(index) }))
const people = (index: number) => [{ name: text(index), role: text(index + 1) }]
const to = (all: readonly StoredEntity[], index: number, meta: Readonly<Record<string, Json>> = {}) => [
  { uuid: all[index % all.length]?.uuid ?? "", meta },
]

/** Content past every check of the server: what each page, list and editor then has to bear. */
export function attackedContent(): readonly StoredEntity[] {
  const pictures = numbers.map((index) => aPicture(`raw-${index}.jpg`, { label: `${text(index)}.jpg` }))
  const files = numbers.map(document)
  const tags = numbers.map((index) => aTag(text(index)))
  const members = numbers.map(member)
  const shown = (index: number) => ({
    field_image: to(pictures, index, { alt: text(index), title: text(index + 1), width: 60, height: 40 }),
    field_attachments: to(files, index, { description: text(index) }),
    field_tags: to(tags, index),
  })
  const articles = bodies.map((_, index) => ({
    ...node("node--article", index, { field_kind: text(index), field_image_focus: text(index) }),
    references: { ...shown(index), field_authors: to(members, index) },
  }))
  const actions = numbers.map((index) => ({
    ...node("node--action_project", index, { field_place: text(index), field_partners: links(index), field_links: links(index + 1) }),
    references: { ...shown(index), field_members: to(members, index) },
  }))
  const pages = numbers.map((index) => node("node--page", index, { field_people: people(index) }))
  return [...pictures, ...files, ...tags, ...members, ...articles, ...actions, ...pages, ...numbers.flatMap(others)]
}

const prefixes: Partial<Record<ResourceType, string>> = {
  "node--article": "/post",
  "node--action_project": "/action-project",
  "node--member": "/members",
  "node--page": "",
}

function node(type: ResourceType, index: number, fields: Readonly<Record<string, Json>>): StoredEntity {
  const body = { ...aText(bodies[index]), summary: text(index + 1) }
  return anEntity(type, {
    label: `Attack ${index} ${text(index)}`,
    alias: `${prefixes[type] ?? ""}/attack-${type.length}-${index}`,
    fields: { body, ...fields },
  })
}

function member(index: number): StoredEntity {
  return node("node--member", index, {
    field_street: text(index),
    field_postal_code: text(index + 1),
    field_locality: text(index + 2),
    field_country: text(index + 3),
    field_region: text(index + 4),
    field_phone: text(index),
    field_mail: text(index + 1),
    field_show_phone: true,
    field_show_mail: true,
    field_website: links(index)[0] ?? null,
    field_people: people(index),
    field_vat: text(index),
    field_legal_form: text(index),
    field_languages: [text(index)],
  })
}

function document(index: number): StoredEntity {
  const fields = { filemime: "application/pdf", filesize: 10, uri: `public://raw-${index}.pdf` }
  return anEntity("file--file", { label: `${text(index)}.pdf`, fields })
}

function others(index: number): readonly StoredEntity[] {
  return [
    anEntity("taxonomy_term--specialities", { label: text(index) }),
    anEntity("taxonomy_term--event_categories", {
      label: text(index),
      fields: { field_color: `url(https://evil.example/${index}.png)` },
    }),
    anAccount(`user ${index}`, { label: text(index), fields: { mail: `${index}${text(index)}@example.org` } }),
  ]
}
