import path from "node:path"
import type { CreatePageArgs, CreatePagesArgs } from "gatsby"
import { homeAlias } from "../../contract/content.ts"
import { defaultLanguage, inLanguage, isLanguage, languages, notFoundPath, splitLanguage } from "../../contract/languages.ts"
import { ownShells, shells } from "../../contract/screens.ts"
import type { FixedAlias } from "./content/items.ts"

/** Each type has its own query, so an edit of an item runs only the queries that show it. */
const templates = {
  Publication: "post",
  ActionProject: "action-project",
  Member: "member",
  Page: "page",
  Event: "event",
  AgendaList: "agenda-category",
  PublicationList: "publication-list",
  MemberList: "member-list",
} as const

/** The site adds a part of its own to the text of these pages. */
const ownTemplates = new Map<unknown, string>([
  ["/join", "way-in"],
  ["/looking-for-an-architect", "way-in"],
  ["/press", "press"],
] satisfies readonly (readonly [FixedAlias, string])[])

export function createPages({ actions, getNodesByType }: CreatePagesArgs): void {
  createShells(actions)
  for (const type of Object.keys(templates)) {
    for (const node of getNodesByType(type)) {
      const page = pageOf(node)
      if (page !== null) actions.createPage(pageArguments(node.id, page))
    }
  }
}

const notFoundPage = notFoundPath.replace(".html", "/")

/** Gatsby doesn't call this for the translated pages that it makes. */
export function onCreatePage({ page: { path: address, component, context }, actions }: CreatePageArgs): void {
  const isMissing = address === notFoundPath || address === notFoundPage
  for (const language of languages) {
    const pageOptions = { component, context: { ...context, language, ...(isMissing && { isMissing }) } }
    if (language === defaultLanguage) actions.createPage({ ...pageOptions, path: address })
    // Hosts look for 404.html, so the other name is not translated.
    else if (address !== notFoundPage) actions.createPage({ ...pageOptions, path: inLanguage(language, address) })
  }
}

type PageOfNode = { readonly path: string; readonly template: string }

export function pageArguments(id: string, { path: address, template }: PageOfNode) {
  return { path: address, component: path.resolve(template), context: { id, language: splitLanguage(address).language } }
}

type ContentNode = {
  readonly internal: { readonly type: string }
  readonly path?: unknown
  /** The node is made for readers of this language. */
  readonly language?: unknown
  readonly fixed?: unknown
  readonly isWhole?: unknown
  readonly people?: unknown
  readonly series?: unknown
}

export function pageOf({
  internal: { type },
  path: pagePath,
  language,
  fixed,
  isWhole,
  people,
  series = null,
}: ContentNode): PageOfNode | null {
  const own = Object.entries(templates).find(([name]) => name === type)?.[1]
  const address = String(pagePath)
  // The start page shows the home text; the pages of the agenda and of all members show the others.
  if (own === undefined || fixed === homeAlias || isWhole === true) return null
  // Readers of a language that the item doesn't have are led to its page in another.
  if (!isLanguage(language) || splitLanguage(address).language !== language) return null
  // The page of the series shows a changed occurrence.
  if (series !== null) return null
  const ownTemplate = ownTemplates.get(fixed)
  const isAboutPeople = type === "Page" && Array.isArray(people) && people.length > 0
  return { path: address, template: `src/templates/${ownTemplate ?? (isAboutPeople ? "about" : own)}.tsx` }
}

/** A shell holds nothing of a session, so one serves many addresses. */
function createShells({ createPage }: CreatePagesArgs["actions"]): void {
  const component = path.resolve("src/templates/dashboard.tsx")
  const contextOf = (address: string) => ({ language: splitLanguage(address).language })
  for (const { path: address, matchPath } of shells) createPage({ path: address, matchPath, component, context: contextOf(address) })
  for (const address of ownShells) createPage({ path: address, component, context: contextOf(address) })
}
