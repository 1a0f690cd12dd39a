/** The nodes that list items, and the files that are made of many items. */
import type { SourceNodesArgs } from "gatsby"
import type { Langcode } from "../../contract/fields.ts"
import { languages } from "../../contract/languages.ts"
import { agendaLists } from "./content/agenda/agenda-lists.ts"
import { noteCalendars } from "./content/agenda/calendars.ts"
import { pathIn, shownIn } from "./content/items.ts"
import { createLists, latestList, siteFactsList, type List } from "./content/lists.ts"
import { publicationArchive, publicationLists } from "./content/publications/publication-lists.ts"
import type { SiteContent } from "./content/site-content.ts"

type NodeId = (uuid: string, language: Langcode) => string | undefined

/** Makes the nodes that list items, and the calendars. */
export async function makeLists(gatsby: SourceNodesArgs, content: SiteContent, directory: readonly List[], nodeId: NodeId): Promise<void> {
  const { places, mains, fixed, today, dates, sorted, shown, tagged } = content
  const categories = mains.filter(({ type }) => type === "taxonomy_term--event_categories")
  const archived = { ...tagged, actions: sorted.actions, nodeId }
  const lists = languages.flatMap((language) => {
    const agenda = agendaLists({ dates, categories, today, language, nodeId, shown })
    const items = [...places.items.values()].map((item) => ({ path: pathIn(item, language, places), fixed: fixed.get(item.uuid) ?? null }))
    return [
      ...agenda.map((fields) => ({ type: "AgendaList", key: `agenda-${fields.path}`, fields })),
      { type: "PublicationArchive", key: `publications-${language}`, fields: publicationArchive(archived, language) },
      latestList(sorted, language, (uuid) => nodeId(uuid, language)),
      siteFactsList({ language, items, dates }),
    ]
  })
  const pages = publicationLists(archived).map((fields) => ({ type: "PublicationList", key: `publications-${fields.path}`, fields }))
  await createLists(gatsby, [...lists, ...pages, ...directory])
  noteAllCalendars(gatsby, content)
}

function noteAllCalendars(gatsby: SourceNodesArgs, { places, today }: SiteContent): void {
  noteCalendars(
    gatsby,
    languages.map((language) => {
      const items = [...places.items.values()]
      const paths = items.flatMap((item) => {
        const path = pathIn(item, language, places)
        return path === undefined ? [] : [[item.uuid, path] as const]
      })
      return { language, entities: items.map((item) => shownIn(item, language)), paths: new Map(paths), today }
    }),
  )
}
