import type { ResourceType } from "#contract/fields.ts"
import { changeContent } from "#server/content/changes.ts"
import { putEntity } from "#server/content/entities/entity-store.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import type { Database } from "#server/database/open.ts"
import { entityWith } from "./bench.ts"

const words =
  "économie circulaire logement public façade toiture atelier béton chêne architecture école quartier rénovation lumière escalier jardin mémoire patrimoine énergie paysage concours chantier matière seuil cour place ville rue bibliothèque théâtre".split(
    " ",
  )
const body = { value: `<p>${"Lorem ipsum dolor sit amet. ".repeat(80)}</p>`, summary: "Lorem ipsum.", format: "g30_text" }

const uuidOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`

/** Stores nodes: five of eight are publications, two events and one an action. One of ten is a draft. Twenty are about a "belvédère". */
export function fill(db: Database, count: number): void {
  changeContent(db, () => {
    for (let index = 1; index <= count; index++) putEntity(db, node(index, index % Math.floor(count / 20) === 2))
  })
}

function node(index: number, isRare: boolean): StoredEntity {
  const isEvent = index % 4 === 3
  const type: ResourceType = isEvent ? "node--agenda" : index % 8 === 5 ? "node--action_project" : "node--article"
  const word = (step: number) => words[(index * step) % words.length] ?? ""
  // The prime gives titles another order than numbers and times.
  const label = `${word(7)} et ${word(11)} ${(index * 7919) % 1_000_003}${isRare ? " au belvédère" : ""}`
  const audience = (["public", "members", "board"] as const)[index % 3] ?? "public"
  return entityWith(
    { type, uuid: uuidOf(index), id: index, label },
    {
      langcode: "fr",
      status: index % 10 !== 0,
      // Ten a second, as an import leaves them.
      created: 1_700_000_000 + Math.floor(index / 10),
      changed: 1_700_000_000 + ((Math.floor(index / 10) * 31) % 100_003),
      fields: { body, ...(isEvent ? { field_event_start: "2026-12-01T19:00:00+01:00", field_audience: audience } : {}) },
    },
  )
}
