import { randomUUID } from "node:crypto"
import { hashSync } from "@node-rs/argon2"
import type { ResourceType } from "#contract/fields.ts"
import { accountByName } from "#server/content/accounts/accounts.ts"
import { changeContent } from "#server/content/changes.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import { putEntities } from "#server/content/entities/entity-store.ts"
import type { Database } from "#server/database/open.ts"
import { entityWith } from "./bench.ts"
import { storeHash } from "#server/content/accounts/passwords.ts"

export const password = randomUUID()
export const administrators = 50
export const mailOf = (index: number) => `user${index}@example.org`

const tags = 40
// Publications refer to members, which come first.
const kinds = ["node--member", "node--page", "node--article", "node--action_project"] as const
const numbers = {
  "taxonomy_term--tags": 1,
  "user--user": 2,
  "node--article": 3,
  "node--action_project": 4,
  "node--member": 5,
  "node--page": 6,
}

export function uuidOf(type: keyof typeof numbers, index: number): string {
  return `00000000-0000-4000-a00${String(numbers[type])}-${String(index).padStart(12, "0")}`
}

/** Each kind with a list gets `count` items. The first accounts are those of administrators. */
export function fillLists(db: Database, count: number): void {
  const all = (length: number) => Array.from({ length }, (_, index) => index)
  changeContent(db, () => putEntities(db, [...all(tags).map(tag), ...all(count).map(account)]))
  for (const type of kinds)
    changeContent(db, () =>
      putEntities(
        db,
        all(count).map((index) => node(type, index)),
      ),
    )
  const hash = hashSync(password)
  changeContent(db, () => {
    for (const index of all(count)) storeHash(db, accountByName(db, nameOf(index))?.pk ?? 0, hash)
  })
}

// A usual text has this length. Letters beyond ASCII take longest to compare.
const text = { value: `<p>${"Lorem ipsum dôlör sit amet. ".repeat(160)}</p>`, summary: "Lorem ipsum.", format: "g30_text" }

const pick = <T>(values: readonly [T, ...T[]], index: number): T => values[index % values.length] ?? values[0]

function node(type: (typeof kinds)[number], index: number): StoredEntity {
  const day = new Date(Date.UTC(2015, 0, 1) + ((index * 7919) % 4000) * 86_400_000).toISOString().slice(0, 10)
  const references = (target: "taxonomy_term--tags" | "node--member", most: number) => [
    { uuid: uuidOf(target, (index * 7) % most), meta: {} },
  ]
  const own: Readonly<Record<(typeof kinds)[number], Pick<StoredEntity, "fields" | "references">>> = {
    "node--article": {
      fields: { field_kind: pick(["position", "opinion", "report", "interview"], index), field_date: day },
      references: { field_tags: references("taxonomy_term--tags", tags), field_authors: references("node--member", tags) },
    },
    "node--action_project": {
      fields: { field_action_kind: pick(["action", "project"], index), field_phase: pick(["planned", "ongoing"], index), field_start: day },
      references: { field_tags: references("taxonomy_term--tags", tags) },
    },
    "node--member": { fields: { field_region: pick(["BE-BRU", "BE-VLG", "BE-WAL"], index) }, references: {} },
    "node--page": { fields: {}, references: {} },
  }
  return {
    ...entity(type, index, `Façade et béton ${String((index * 7919) % 1_000_003)}`),
    langcode: pick(["fr", "nl", "en"], index),
    status: index % 10 !== 0,
    fields: { body: text, ...own[type].fields },
    references: own[type].references,
  }
}

/** 5,000 words fill 100 paragraphs, with headings, links and a list. */
export function longText(id: number): StoredEntity {
  const words =
    "Lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt ut labore et dolore magna aliqua".split(" ")
  const paragraph = (index: number) => {
    const sentence = Array.from({ length: 48 }, (_, word) => words[(index * 13 + word * 7) % words.length]).join(" ")
    const head = index % 10 === 5 ? `<h2>Part ${String(index)}</h2>` : ""
    return `${head}<p>${sentence}, <a href="https://example.org/${String(index)}">see there</a>.</p>`
  }
  const value = Array.from({ length: 100 }, (_, index) => paragraph(index)).join("\n")
  return { ...node("node--article", 20_000), id, status: true, fields: { body: { ...text, value }, field_kind: "report" }, references: {} }
}

const nameOf = (index: number) => `Utilisateur ${index}`

function account(index: number): StoredEntity {
  const roles = index < administrators ? ["administrator"] : index % 100 === 0 ? ["contributor"] : []
  return { ...entity("user--user", index, nameOf(index)), fields: { mail: mailOf(index), roles, preferred_langcode: "en" } }
}

function tag(index: number): StoredEntity {
  return entity("taxonomy_term--tags", index, `Sujet ${String(index)}`)
}

function entity(type: ResourceType & keyof typeof numbers, index: number, label: string): StoredEntity {
  const times = { created: 1_700_000_000 + index, changed: 1_700_000_000 + ((index * 31) % 100_003) }
  return entityWith({ type, uuid: uuidOf(type, index), id: null, label }, times)
}
