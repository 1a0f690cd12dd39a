import * as v from "valibot"
import type { Langcode } from "../../../contract/fields.ts"
import { listTitle } from "../../lib/directory/list-title.ts"
import { wordsOf } from "../../lib/strings/all.ts"
import { nameOf } from "../../lib/strings/language.ts"
import { plain, type Facts, type Thing } from "./facts.ts"

/** The address of a page above another has no language. */
export type Step = { readonly name: string; readonly address: string }

const item = v.object({ title: v.string(), path: v.string() })
const publicationList = v.object({
  criterion: v.string(),
  value: v.string(),
  tag: v.nullable(v.string()),
  number: v.nullable(v.number()),
  count: v.nullable(v.number()),
  publications: v.array(item),
})
const memberList = v.object({
  criterion: v.nullish(v.string(), null),
  value: v.nullish(v.string(), null),
  name: v.nullish(v.string(), null),
  page: v.number(),
  count: v.number(),
  members: v.array(item),
})
const agendaList = v.object({
  category: v.nullable(v.string()),
  upcoming: v.array(v.object({ dates: v.array(v.object({ event: item })) })),
})

export const lists = {
  publicationArchive: v.nullish(v.object({ publications: v.array(item) })),
  publicationList: v.nullish(publicationList),
  memberList: v.nullish(memberList),
  allActionProject: v.nullish(v.object({ nodes: v.array(item) })),
  agendaList: v.nullish(agendaList),
}
type Results = { readonly [name in keyof typeof lists]?: v.InferOutput<(typeof lists)[name]> }

type List = {
  readonly name: string
  /** A part of a list names the whole list here. */
  readonly above?: Step | undefined
  readonly items: readonly v.InferOutput<typeof item>[]
  /** Items on further pages count too. */
  readonly count?: number | undefined
}

export function sectionsOf(language: Langcode) {
  const { publications, members, actionsProjects, agenda } = wordsOf(language).frame
  return {
    publications: { name: publications, address: "/publications/" },
    members: { name: members, address: "/members/" },
    actions: { name: actionsProjects, address: "/actions-projects/" },
    agenda: { name: agenda, address: "/agenda/" },
  }
}

export function listOf(results: Results, language: Langcode): List | null {
  const { publicationArchive, publicationList: some, memberList: members, allActionProject, agendaList: agenda } = results
  const sections = sectionsOf(language)
  if (publicationArchive) return { name: sections.publications.name, items: publicationArchive.publications }
  if (some)
    return { name: nameOfSome(some, language), above: sections.publications, items: some.publications, count: some.count ?? undefined }
  if (members) return listOfMembers(members, language)
  if (allActionProject) return { name: sections.actions.name, items: allActionProject.nodes, count: allActionProject.nodes.length }
  if (!agenda) return null
  const events = agenda.upcoming.flatMap(({ dates }) => dates.map(({ event }) => event))
  // A series has several dates, and one page.
  const items = [...new Map(events.map((event) => [event.path, event])).values()]
  if (agenda.category === null) return { name: sections.agenda.name, items, count: items.length }
  return { name: agenda.category, above: sections.agenda, items, count: items.length }
}

function nameOfSome({ criterion, value, tag, number }: v.InferOutput<typeof publicationList>, language: Langcode): string {
  const { publications, languages } = wordsOf(language)
  const ofKind = () => (criterion === "kind" ? publications.ofKind(value) : nameOf(languages, value))
  const name = tag ?? (criterion === "year" ? value : ofKind())
  return number === null ? name : publications.page(name, number)
}

function listOfMembers(list: v.InferOutput<typeof memberList>, language: Langcode): List {
  const words = wordsOf(language)
  const { members } = sectionsOf(language)
  const title = listTitle(list, words.memberLists) ?? members.name
  const name = list.page === 1 ? title : `${title}, ${words.members.page(list.page)}`
  return { name, above: name === members.name ? undefined : members, items: list.members, count: list.count }
}

/** A list names only its first items, so that it stays small. */
const most = 10

/** Describes https://schema.org/CollectionPage. */
export function collection({ name, items, count }: List, { url, language, absolute }: Facts): Thing {
  const itemListElement = items
    .slice(0, most)
    .map(({ title, path }, index) => ({ "@type": "ListItem", position: index + 1, name: plain(title), url: absolute(path) }))
  return {
    "@type": "CollectionPage",
    "@id": url,
    name: plain(name),
    inLanguage: language,
    mainEntity: { "@type": "ItemList", numberOfItems: count, itemListElement },
  }
}
