/** What a page says to machines, by the terms of https://schema.org. */
import * as v from "valibot"
import type { Langcode } from "../../../contract/fields.ts"
import { inLanguage, splitLanguage } from "../../../contract/languages.ts"
import { nameOf } from "../../lib/strings/language.ts"
import { wordsOf } from "../../lib/strings/all.ts"
import { siteFacts } from "../site-facts.ts"
import { article, publication } from "./article.ts"
import { event, eventsOf } from "./event.ts"
import { plain, website, wholeAssociation, type Facts, type Thing } from "./facts.ts"
import { member, practice } from "./practice.ts"

const named = v.object({ title: v.string() })

/** Of the results of a page's query, those that are described. */
const described = v.object({
  publication: v.optional(v.nullable(publication)),
  actionProject: v.optional(v.nullable(named)),
  member: v.optional(v.nullable(member)),
  event: v.optional(v.nullable(event)),
  page: v.optional(v.nullable(v.object({ ...named.entries, fixed: v.optional(v.nullable(v.string())) }))),
  agendaList: v.optional(v.nullable(v.object({ category: v.optional(v.nullable(v.string())) }))),
  publicationList: v.optional(v.nullable(v.object({ criterion: v.string(), value: v.string(), tag: v.nullable(v.string()) }))),
})

type Page = {
  readonly path: string
  /** The answers to the page's query. */
  readonly data: unknown
  readonly siteUrl: string
}

/** The structured data of a page as JSON; null for a page that has none. It is in the page's HTML only, and comes from the page's data. */
export function structuredData({ path, data, siteUrl }: Page): string | null {
  const { language } = splitLanguage(path)
  const origin = siteUrl.replace(/\/+$/, "")
  const absolute = (address: string) => new URL(address, `${origin}/`).href
  const facts: Facts = { language, url: absolute(path), absolute }
  const things = thingsOf(path, v.parse(described, data ?? {}), facts)
  if (things.length === 0) return null
  // "</script" in a text would close the script element.
  return JSON.stringify({ "@context": "https://schema.org", "@graph": things }).replaceAll("<", String.raw`\u003c`)
}

function thingsOf(path: string, shown: v.InferOutput<typeof described>, facts: Facts): readonly Thing[] {
  const { frame } = wordsOf(facts.language)
  const isHome = splitLanguage(path).path === "/"
  if (isHome) return [wholeAssociation(facts), website(facts)]
  const below = (name: string, ...lists: readonly Step[]) => breadcrumbs([...lists, { name, address: path }], facts)
  const { publication: text, actionProject, member: practiceShown, event: eventShown, page, agendaList, publicationList } = shown
  const publications = { name: frame.publications, address: "/publications/" }
  if (text) return [article(text, facts), below(text.title, publications)]
  if (publicationList) return [below(listName(publicationList, facts.language), publications)]
  if (practiceShown) return [practice(practiceShown, facts), below(practiceShown.title, { name: frame.members, address: "/members/" })]
  if (eventShown) return [...eventsOf(eventShown, facts), below(eventShown.title, { name: frame.agenda, address: "/agenda/" })]
  if (actionProject) return [below(actionProject.title, { name: frame.actionsProjects, address: "/actions-projects/" })]
  if (page) return [...(page.fixed === "/about-us" ? [wholeAssociation(facts)] : []), below(page.title)]
  if (agendaList?.category) return [below(agendaList.category, { name: frame.agenda, address: "/agenda/" })]
  return []
}

type PublicationList = NonNullable<v.InferOutput<typeof described>["publicationList"]>

/** A list of publications by the name of what they have in common. */
function listName({ criterion, value, tag }: PublicationList, language: Langcode): string {
  const { publications, languages } = wordsOf(language)
  if (tag !== null) return tag
  if (criterion === "year") return value
  return criterion === "kind" ? publications.ofKind(value) : nameOf(languages, value)
}

/** A page above another, by its address without the language. */
type Step = { readonly name: string; readonly address: string }

/** The way from the start page: https://schema.org/BreadcrumbList. */
function breadcrumbs(steps: readonly Step[], { absolute, language }: Facts): Thing {
  const all = [{ name: siteFacts.title, address: "/" }, ...steps]
  return {
    "@type": "BreadcrumbList",
    itemListElement: all.map(({ name, address }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: plain(name),
      item: absolute(index === all.length - 1 ? address : inLanguage(language, address)),
    })),
  }
}
