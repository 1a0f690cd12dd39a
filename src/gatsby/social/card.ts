/** Cards come from the page's data alone, so the page's HTML and the maker of pictures agree. */
import { createHash } from "node:crypto"
import * as v from "valibot"
import { splitLanguage } from "../../../contract/languages.ts"
import { nameOf } from "../../lib/strings/language.ts"
import { wordsOf } from "../../lib/strings/all.ts"
import { sizesOf } from "../page-pictures.ts"

export type Card = {
  readonly label: string
  readonly title: string
  /** The picture's address has folders that are hashes of what it shows. */
  readonly cover: string | null
  /** Fractions of width and height name the point of the cover that stays in view. */
  readonly focus: string
}

export const cardSize = { width: 1200, height: 630 } as const

/** A new design raises this number, so that all pictures are made anew. */
const design = 2

/** The same card has the same address. */
export function cardAddress(card: Card): string {
  return `/social/${createHash("sha256")
    .update(JSON.stringify([design, card]))
    .digest("hex")
    .slice(0, 20)}.jpg`
}

const titled = v.object({
  title: v.string(),
  image: v.nullish(v.unknown()),
  actionKind: v.nullish(v.string()),
  locality: v.nullish(v.string()),
})

const results = v.object({
  publication: v.optional(titled),
  actionProject: v.optional(titled),
  member: v.optional(titled),
  event: v.optional(titled),
  page: v.optional(titled),
  agendaList: v.optional(v.object({ category: v.nullish(v.string()) })),
  publicationList: v.optional(v.object({ criterion: v.string(), value: v.string(), tag: v.nullish(v.string()) })),
})

/** `queryResult` answers the page's query; it is null for the site's own pages. */
export function cardOf(path: string, queryResult: unknown): Card {
  const { language, path: bare } = splitLanguage(path)
  const { site, frame, members, actions, agenda, publications: publicationWords, contentKinds, actionKinds } = wordsOf(language)
  const plain = { cover: null, focus: "" }
  const lists: Readonly<Record<string, string>> = {
    "/members/": members.title,
    "/actions-projects/": actions.title,
    "/agenda/": agenda.title,
    "/publications/": publicationWords.title,
  }
  const whole = { ...plain, label: site.association, title: lists[bare] ?? site.tagline }
  const result = v.safeParse(results, queryResult)
  if (!result.success) return whole
  const { publication, actionProject, member, event, page, agendaList, publicationList } = result.output
  if (publication) return ofItem(publication, contentKinds.publication)
  if (actionProject) return ofItem(actionProject, nameOf(actionKinds, actionProject.actionKind ?? "action"))
  if (member) return ofItem(member, member.locality ?? frame.members)
  if (event) return ofItem(event, frame.agenda)
  if (page) return ofItem(page, site.association)
  if (agendaList?.category) return { ...plain, label: frame.agenda, title: agendaList.category }
  if (publicationList?.tag) return { ...plain, label: publicationWords.title, title: publicationList.tag }
  if (publicationList?.criterion === "year") return { ...plain, label: publicationWords.title, title: publicationList.value }
  return whole
}

const focused = v.object({ focus: v.string() })

/** Pixels that fill the card's part for pictures. */
const coverWidth = 1080

function ofItem({ title, image }: v.InferOutput<typeof titled>, label: string): Card {
  const sizes = sizesOf(image)
  const cover = (sizes.find(({ width }) => width >= coverWidth) ?? sizes.at(-1))?.address ?? null
  return { label, title, cover, focus: cover !== null && v.is(focused, image) ? image.focus : "" }
}
