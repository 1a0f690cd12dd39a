import * as v from "valibot"
import { association, pictureOf, plain, text, type Facts, type Thing } from "./facts.ts"

export const publication = v.object({
  title: v.string(),
  langcode: v.string(),
  summary: v.string(),
  date: v.nullable(v.string()),
  created: v.string(),
  changed: v.string(),
  minutes: v.number(),
  authors: v.array(v.object({ title: v.string(), path: v.string() })),
  tags: v.array(v.object({ name: v.string() })),
  image: v.unknown(),
})

/** Describes https://schema.org/Article. The authors are practices. */
export function article(data: v.InferOutput<typeof publication>, facts: Facts): Thing {
  const { title, langcode, summary, date, created, changed, minutes, authors, tags, image } = data
  const publisher = association(facts)
  return {
    "@type": "Article",
    "@id": `${facts.url}#article`,
    headline: plain(title),
    description: text(summary),
    inLanguage: langcode,
    datePublished: date ?? created,
    dateModified: changed,
    author:
      authors.length === 0
        ? publisher
        : authors.map((author) => ({ "@type": "Organization", name: plain(author.title), url: facts.absolute(author.path) })),
    publisher,
    image: pictureOf(image, facts),
    keywords: tags.length === 0 ? undefined : tags.map(({ name }) => plain(name)),
    timeRequired: `PT${Math.max(minutes, 1)}M`,
    isAccessibleForFree: true,
    mainEntityOfPage: facts.url,
  }
}
