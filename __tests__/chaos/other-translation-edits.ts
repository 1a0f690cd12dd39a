/** Edits of translations that a benchmark doesn't time, because they are rarer, or of another kind than most. */
import * as v from "valibot"
import { article, text, type Edit } from "#bench/edits.ts"
import { proofOf } from "#bench/editor.ts"
import { choose, codes, draftTranslations, publishedOf, shownTranslations, translating, type Choice } from "#bench/translation-edits.ts"

const shownOriginals: Choice = (all) => (publishedOf(all).length < 2 ? [] : codes(publishedOf(all).filter((one) => one.is_original)))
const draftOriginals: Choice = (all) => (publishedOf(all).length === 0 ? [] : codes(all.filter((one) => one.is_original && !one.status)))
const onlyText: Choice = (all) => (all.length === 1 ? codes(publishedOf(all).filter(({ langcode }) => langcode !== "en")) : [])

const cover = v.object({ data: v.object({ type: v.literal("file--file"), id: v.string() }) })

const relating: readonly Edit[] = [
  {
    name: "alt of one language",
    make: async (turn) => {
      const { item, language } = await choose(turn, article, shownTranslations)
      const { data } = v.parse(cover, item.relationships.field_image)
      const described = { ...data, meta: { alt: `Vue ${turn.number}` } }
      return proofOf(await turn.editor.change(article, item.id, { relationships: { field_image: { data: described } } }, language))
    },
  },
  {
    name: "document of one language",
    make: async (turn) => {
      const { item, language } = await choose(turn, article, shownTranslations)
      const id = await turn.editor.upload(
        article,
        "field_attachments",
        `note-${turn.number}.pdf`,
        new TextEncoder().encode("%PDF-1.4\n%%EOF\n"),
      )
      const data = [{ type: "file--file", id, meta: { description: `Note ${turn.number}` } }]
      return proofOf(await turn.editor.change(article, item.id, { relationships: { field_attachments: { data } } }, language))
    },
  },
]

export const otherTranslationEdits: readonly Edit[] = [
  ...relating,
  translating("withdrawn original", article, shownOriginals, () => ({ status: false })),
  translating("published original", article, draftOriginals, () => ({ status: true })),
  translating("withdrawn French item", article, onlyText, () => ({ status: false })),
  // Two languages may have the same alias.
  translating("address of another language", article, shownTranslations, (n, { item: { attributes }, language }) => ({
    path: { alias: attributes.translations.find(({ langcode }) => langcode !== language)?.alias ?? `/post/meme-${n}` },
  })),
  translating("translated member", "node--member", shownTranslations, (n) => ({ title: `Bureau ${n}` })),
  translating("withdrawn member's translation", "node--member", shownTranslations, () => ({ status: false })),
  translating("published member's translation", "node--member", draftTranslations, () => ({ status: true })),
  translating("translated page", "node--page", shownTranslations, (n) => text(`<p>À propos, ${n}.</p>`)),
  translating("translated event", "node--agenda", shownTranslations, (n) => ({ title: `Rencontre ${n}` })),
  translating("withdrawn event's translation", "node--agenda", shownTranslations, () => ({ status: false })),
  translating("published event's translation", "node--agenda", draftTranslations, () => ({ status: true })),
  translating("translated category", "taxonomy_term--event_categories", shownTranslations, (n) => ({ name: `Catégorie ${n}` })),
]
