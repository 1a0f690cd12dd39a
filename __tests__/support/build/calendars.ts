/** The calendar files that a build makes of a server's answers. */
import type { StoredEntity } from "#server/content/entities/entity.ts"
import type { TestServer } from "#support/server.ts"
import { resolveAddresses } from "../../../src/gatsby/content/addresses.ts"
import { calendarsOf } from "../../../src/gatsby/content/agenda/calendars.ts"
import { readEntity, type Entity } from "../../../src/gatsby/content/source-entity.ts"
import { itemsOf, pathIn } from "../../../src/gatsby/content/items.ts"
import { collectProblems } from "../../../src/gatsby/content/build-problems.ts"
import { anEntity } from "./source-entity.ts"

type Built = {
  readonly events: readonly StoredEntity[]
  readonly category: StoredEntity
  readonly site: string
  readonly today: string
}

export async function builtCalendars(server: TestServer, { events, category, site, today }: Built): Promise<ReadonlyMap<string, string>> {
  const term = anEntity({ type: "taxonomy_term--event_categories", uuid: category.uuid, label: category.label })
  const entities = await Promise.all(events.map((event) => read(server, event)))
  const paths = resolveAddresses(entities, collectProblems())
  const items = itemsOf(entities)
  const places = { paths, items }
  const pages = [...items.values()].map((item) => [item.uuid, pathIn(item, "en", places) ?? ""] as const)
  return calendarsOf({ language: "en", entities: [...entities, term], paths: new Map(pages), today, siteUrl: site })
}

type Identifier = { readonly id: string; readonly meta?: Readonly<Record<string, unknown>> }
type Answer = {
  readonly data: {
    readonly attributes: object
    readonly relationships: Readonly<Record<string, { readonly data?: Identifier | readonly Identifier[] | null }>>
  }
}

async function read(server: TestServer, { uuid }: StoredEntity): Promise<Entity> {
  const { data }: Answer = await (await server.fetch(`/jsonapi/node/agenda/${uuid}`)).json()
  const entity = readEntity("node--agenda", { drupal_id: uuid, internal: { contentDigest: "" }, ...data.attributes })
  if (entity === null) throw new Error("The event isn't public.")
  const relationships = Object.entries(data.relationships).map(
    ([name, { data: found }]) => [name, [found ?? []].flat().map(({ id, meta = {} }) => ({ id, meta }))] as const,
  )
  return { ...entity, relationships: Object.fromEntries(relationships) }
}
