/** https://schema.org has the terms by which machines read a page. */
import * as v from "valibot"
import { inLanguage, splitLanguage } from "../../../contract/languages.ts"
import { siteFacts } from "../site-facts.ts"
import { article, publication } from "./article.ts"
import { event, eventsOf } from "./event.ts"
import { plain, website, wholeAssociation, type Facts, type Thing } from "./facts.ts"
import { collection, listOf, lists, sectionsOf, type Step } from "./lists.ts"
import { member, practice } from "./practice.ts"

const titled = v.object({ title: v.string() })

const described = v.object({
  publication: v.nullish(publication),
  actionProject: v.nullish(titled),
  member: v.nullish(member),
  event: v.nullish(event),
  page: v.nullish(v.object({ ...titled.entries, fixed: v.nullish(v.string()) })),
  ...lists,
})

type Page = {
  readonly path: string
  readonly queryResult: unknown
  readonly siteUrl: string
}

/** Returns null for a page without any. The JSON is in the page's HTML only, and comes from the page's data. */
export function structuredData({ path, queryResult, siteUrl }: Page): string | null {
  const { language } = splitLanguage(path)
  const origin = siteUrl.replace(/(?<!\/)\/+$/, "")
  const absolute = (address: string) => new URL(address, `${origin}/`).href
  const facts: Facts = { language, url: absolute(path), absolute }
  const isHome = splitLanguage(path).path === "/"
  const things = isHome ? [wholeAssociation(facts), website(facts)] : thingsOf(path, v.parse(described, queryResult ?? {}), facts)
  if (things.length === 0) return null
  // "</script" in a text would close the script element.
  return JSON.stringify({ "@context": "https://schema.org", "@graph": things }).replaceAll("<", String.raw`\u003c`)
}

function thingsOf(path: string, pageData: v.InferOutput<typeof described>, facts: Facts): readonly Thing[] {
  const sections = sectionsOf(facts.language)
  const below = (name: string, ...above: readonly Step[]) => breadcrumbs([...above, { name, address: path }], facts)
  const { publication: text, actionProject, member: practiceShown, event: eventShown, page } = pageData
  if (text) return [article(text, facts), below(text.title, sections.publications)]
  if (practiceShown) return [practice(practiceShown, facts), below(practiceShown.title, sections.members)]
  if (eventShown) return [...eventsOf(eventShown, facts), below(eventShown.title, sections.agenda)]
  if (actionProject) return [below(actionProject.title, sections.actions)]
  if (page) return [...(page.fixed === "/about-us" ? [wholeAssociation(facts)] : []), below(page.title)]
  const list = listOf(pageData, facts.language)
  if (list === null) return []
  return [...(list.items.length > 0 ? [collection(list, facts)] : []), below(list.name, ...(list.above ? [list.above] : []))]
}

/** https://schema.org/BreadcrumbList leads from the start page. */
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
