/** A feed is beside the page that lists the same items, and holds what lists show. */
import type { Langcode, ResourceType } from "../../../contract/fields.ts"
import { feedFile } from "../../../contract/feeds.ts"
import { inLanguage, languages } from "../../../contract/languages.ts"
import { wordsOf } from "../../lib/strings/all.ts"
import type { Entity } from "../content/source-entity.ts"
import { groupedBy } from "../content/grouped-by.ts"
import type { ItemFields } from "../content/item-fields.ts"
import { publicationsPath, tagsOf } from "../content/publications/tag-paths.ts"
import { sortItems } from "../content/sorted-items.ts"
import { hrefOf } from "../href.ts"
import { changeOf } from "../last-changes.ts"
import { siteFacts } from "../site-facts.ts"
import type { PictureFile } from "../social/social-pictures.ts"
import type { Files } from "../write-files.ts"
import { atomEntry, atomFeed, type AtomEntry } from "./atom.ts"
import { namedUuid, urlNamespace } from "./named-uuid.ts"

const most = 20

const actionsPath = "/actions-projects/"

type CoverOf = (page: string) => PictureFile | null

/** A feed needs the site's own address: without it there are none. */
export function feedsOf(items: readonly ItemFields[], siteUrl: string, coverOf: CoverOf = () => null): Files {
  const site = siteUrl.replace(/(?<!\/)\/+$/, "")
  if (site === "") return new Map()
  const byKey = new Map(items.map((item) => [keyOf(item.placement.language, item.entity.uuid), item]))
  const sorted = sortItems([...new Set(items.map(({ placement }) => placement.item.main))])
  const tagged = groupedBy(sorted.publications, tagsOf)
  const feeds = languages.flatMap((language) => {
    const { frame, publications, actions } = wordsOf(language)
    const find = (uuid: string) => byKey.get(keyOf(language, uuid))
    const ofTags = [...tagged].flatMap(([tag, entities]) => {
      const { placement, fields } = find(tag) ?? {}
      if (placement?.path === undefined) return []
      return { path: placement.path, title: frame.partOf(publications.title, String(fields?.name)), subtitle: publications.lead, entities }
    })
    const lists: readonly List[] = [
      {
        path: inLanguage(language, publicationsPath),
        title: publications.title,
        subtitle: publications.lead,
        entities: sorted.publications,
      },
      { path: inLanguage(language, actionsPath), title: actions.title, subtitle: actions.lead, entities: sorted.actions },
      ...ofTags,
    ]
    return lists.map((list) => feedOf(list, { language, site, find, coverOf }))
  })
  return new Map(feeds)
}

type List = { readonly path: string; readonly title: string; readonly subtitle: string; readonly entities: readonly Entity[] }
type Context = {
  readonly language: Langcode
  readonly site: string
  readonly find: (uuid: string) => ItemFields | undefined
  readonly coverOf: CoverOf
}

function feedOf({ path, title, subtitle, entities }: List, context: Context): readonly [string, string] {
  const { language, site, find } = context
  const [address, self] = [path + feedFile, site + path + feedFile]
  const feed = {
    id: `urn:uuid:${namedUuid(urlNamespace, self)}`,
    language,
    title: wordsOf(language).frame.partOf(siteFacts.title, title),
    subtitle,
    self,
    page: absolute(path, site),
    icon: `${site}/favicon.svg`,
    entries: entities.slice(0, most).flatMap(({ uuid }) => entryOf(find(uuid), context)),
  }
  return [address, atomFeed(feed)]
}

function entryOf(item: ItemFields | undefined, { site, find, coverOf }: Context): AtomEntry | readonly [] {
  if (item?.placement.path === undefined) return []
  const { path } = item.placement
  const { entity, fields } = item
  const { relationships } = entity
  const references = [...(relationships.field_authors ?? []), ...(relationships.field_tags ?? [])].flatMap(({ id }) => find(id ?? "") ?? [])
  const cover = coverOf(path)
  const ofType = (type: ResourceType) => references.filter((one) => one.entity.type === type)
  const authors = ofType("node--member").map((member) => ({
    name: String(member.fields.title),
    uri: member.placement.path === undefined ? undefined : absolute(member.placement.path, site),
  }))
  return atomEntry({
    // A translation is another entry: programs show each once, whatever feeds have it.
    id: `urn:uuid:${namedUuid(entity.uuid, entity.language)}`,
    language: entity.langcode,
    title: String(fields.title),
    url: absolute(path, site),
    // A date is a day. At noon it is the same one in all of Europe.
    published: typeof fields.date === "string" ? `${fields.date}T12:00:00Z` : new Date(entity.created).toISOString(),
    updated: changeOf(item),
    summary: String(fields.summary),
    authors: authors.length === 0 ? [{ name: siteFacts.association.name, uri: absolute("/", site) }] : authors,
    categories: ofType("taxonomy_term--tags").map(({ fields: { name } }) => String(name)),
    picture: cover === null ? null : { url: absolute(cover.address, site), bytes: cover.bytes },
  })
}

function absolute(path: string, site: string): string {
  return hrefOf(site + path)
}

function keyOf(language: Langcode, uuid: string): string {
  return `${language}.${uuid}`
}
