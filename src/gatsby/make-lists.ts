import type { SourceNodesArgs } from "gatsby"
import type { Langcode, ResourceType } from "../../contract/fields.ts"
import { languages } from "../../contract/languages.ts"
import { agendaLists } from "./content/agenda/agenda-lists.ts"
import { calendarsOf } from "./content/agenda/calendars.ts"
import { pathIn, shownIn } from "./content/items.ts"
import { createLists, latestList, siteFactsList, type List } from "./content/lists.ts"
import { indexFiles } from "./content/publications/index-files.ts"
import { publicationNodes } from "./content/publications/publication-lists.ts"
import type { NodeWriter } from "./content/node-writer.ts"
import type { Rows } from "./content/publications/rows.ts"
import type { SiteContent } from "./content/site-content.ts"
import type { Files } from "./write-files.ts"

type ListsSource = {
  readonly content: SiteContent
  readonly directory: readonly List[]
  readonly nodeId: (uuid: string, language: Langcode) => string | undefined
  readonly rows: (language: Langcode) => Rows
}

export function makeLists(gatsby: SourceNodesArgs, writer: NodeWriter, { content, directory, nodeId, rows }: ListsSource): Files {
  const { places, mains, fixed, today, dates, sorted, translationFor, tagged } = content
  const categories = mains.filter(({ type }) => type === "taxonomy_term--event_categories")
  const archived = { ...tagged, actions: sorted.actions, nodeId }
  const items = [...places.items.values()]
  const withAlias = items.filter(({ uuid }) => fixed.get(uuid) !== null)
  const lists = languages.flatMap((language) => {
    const agenda = agendaLists({ dates, categories, today, language, nodeId, translationFor })
    const ofSite = withAlias.map((item) => ({ path: pathIn(item, language, places), fixed: fixed.get(item.uuid) ?? null }))
    return [
      ...agenda.map((fields) => ({ type: "AgendaList", key: `agenda-${fields.path}`, fields })),
      latestList(sorted, { language, translationFor, nodeId: (uuid) => nodeId(uuid, language) }),
      siteFactsList({ language, items: ofSite, dates }),
    ]
  })
  createLists(gatsby, writer, [...lists, ...publicationNodes(archived, rows), ...directory])
  return new Map([...indexFiles(archived, rows), ...calendars(content)])
}

const agendaTypes: readonly ResourceType[] = ["node--agenda", "taxonomy_term--event_categories"]

function calendars({ places, today }: SiteContent): readonly (readonly [address: string, text: string])[] {
  const items = [...places.items.values()].filter(({ type }) => agendaTypes.includes(type))
  const siteUrl = process.env.G30_SITE_URL
  return languages.flatMap((language) => {
    const paths = items.flatMap((item) => {
      const path = pathIn(item, language, places)
      return path === undefined ? [] : [[item.uuid, path] as const]
    })
    const entities = items.map((item) => shownIn(item, language))
    return [...calendarsOf({ language, entities, paths: new Map(paths), today, siteUrl })]
  })
}
