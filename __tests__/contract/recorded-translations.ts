/** The languages of the recorded site, as far as the recordings show them. */
import type { StoredEntity, StoredTranslation } from "#server/content/entities/entity.ts"
import { anArticle, aText, to } from "#support/entities.ts"

type Langcode = StoredTranslation["langcode"]
type Recorded = readonly [id: number, langcode: Langcode, label: string, alias: string | null, isDraft?: "draft"]

const articles: readonly Recorded[] = [
  [7, "fr", "Rapport annuel : la version française", "/post/rapport-annuel-la-version-francaise"],
  [7, "nl", "Jaarverslag 2024 in het kort", "/post/jaarverslag-2024-in-het-kort"],
  [8, "fr", "Économie circulaire, état des lieux", "/post/economie-circulaire-etat-des-lieux"],
  [9, "nl", "Nieuw handvest voor leden", "/post/nieuw-handvest-voor-leden"],
  [11, "fr", "Assises de la mobilité : traduction à relire", "/post/assises-de-la-mobilite-traduction-a-relire", "draft"],
  [19, "fr", "Note de conjoncture publiée en français", "/post/note-de-conjoncture-publiee-en-francais"],
]

const tags: readonly Recorded[] = [
  [1, "fr", "Économie circulaire (fr)", null],
  [2, "fr", "Énergie (fr)", null],
  [3, "fr", "Mobilité (fr)", null],
]

/** Not translated, and not in English. */
const originals = [
  ["584b0af6-eb66-4e4e-8b1c-7cb91656aed4", 45, "fr", "Article seulement en français", "/post/article-seulement-en-francais"],
  [
    "c08df090-753c-44a2-a0d9-fe9f433c2586",
    46,
    "fr",
    "Deuxième article seulement en français",
    "/post/deuxieme-article-seulement-en-francais",
  ],
  ["63c9c3ae-4ccd-4b24-bdcc-04a57cecee8c", 47, "nl", "Artikel alleen in het Nederlands", "/post/artikel-alleen-in-het-nederlands"],
] as const

/** The recorded site in English, with its translations. */
export function inThreeLanguages(site: readonly StoredEntity[]): readonly StoredEntity[] {
  const energy = site.filter(({ type, id }) => type === "taxonomy_term--tags" && id === 2)
  const more = originals.map(([uuid, id, langcode, label, alias]) =>
    anArticle({ uuid, id, langcode, label, alias, uid: 2, fields: bodyIn(langcode, label), references: { field_tags: to(...energy) } }),
  )
  return [...site.map(withTranslations), ...more]
}

function withTranslations(entity: StoredEntity): StoredEntity {
  const recorded = entity.type === "node--article" ? articles : entity.type === "taxonomy_term--tags" ? tags : []
  const own = recorded.filter(([id]) => id === entity.id)
  return own.length === 0 ? entity : { ...entity, translations: own.map((each) => translationOf(entity, each)) }
}

function translationOf(entity: StoredEntity, [, langcode, label, alias, isDraft]: Recorded): StoredTranslation {
  const { created, uid, type } = entity
  const meta = { alt: `[${langcode}] ${label}`, title: `[${langcode}] photo` }
  const texts = (name: string) => (entity.references[name] ?? []).map(({ uuid, meta: own }) => ({ uuid, meta: { ...own, ...meta } }))
  const isArticle = type === "node--article"
  const { field_attachments = [] } = entity.references
  return {
    ...{ langcode, label, alias, created, uid, status: isDraft === undefined, changed: entity.changed + 7200 },
    fields: isArticle ? bodyIn(langcode, label) : {},
    references: isArticle ? { field_image: texts("field_image"), field_gallery: texts("field_gallery"), field_attachments } : {},
    ...{ source: "en", outdated: false, confirmedVid: null },
  }
}

const bodyIn = (langcode: string, label: string) => ({ body: aText(`<p>[${langcode}] ${label}</p>`, `[${langcode}] résumé`) })
