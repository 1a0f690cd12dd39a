/** The data of public articles, as GraphQL gives them to templates, made from the values of a form. */
import type { FileValue, FieldValue, Values } from "#app/resources/values.ts"
import { isFileValue, isLink, isPerson, isReference, isRichText, isText } from "#app/resources/value-kinds.ts"
import { listOf } from "#contract/field-types/field-types.ts"
import { fromSeconds, unixSeconds } from "#contract/agenda/brussels.ts"
import { occurrencesOf } from "#contract/agenda/occurrences.ts"
import { fieldsOf } from "#contract/content.ts"
import { focusFieldOf, isFile, type ResourceType } from "#contract/fields.ts"
import { centre, focusPointIn } from "#contract/focus-point.ts"
import { isLinkable } from "#contract/link.ts"
import { filesPath } from "#contract/paths.ts"
import { buildProse, type InlinePicture } from "#lib/prose/build-tree.ts"
import { typeset } from "#lib/text/typography.ts"
import { parseHtml } from "./parse-html.ts"

/** The address from which the browser can load a picture; null while it is not loaded, or can't be. */
export type PictureAddress = (source: string) => string | null

export type Draft = { readonly type: ResourceType; readonly values: Values; readonly address: PictureAddress }

const noLink = "#"

export function publicationOf(draft: Draft): Queries.PublicationArticleFragment {
  const { text, references } = reading(draft)
  const { minutes, ...body } = bodyOf(draft)
  return {
    ...common(draft),
    body,
    minutes,
    date: text("field_date"),
    attachments: attachmentsOf(draft),
    authors: references("field_authors").map(({ label }) => ({ path: noLink, title: label })),
    tags: references("field_tags").map(({ label }) => ({ name: label })),
    related: { previous: null, next: null },
  }
}

export function actionOf(draft: Draft): Queries.ActionArticleFragment {
  const { text, references, links } = reading(draft)
  return {
    ...common(draft),
    body: bodyOf(draft),
    kind: text("field_kind"),
    phase: text("field_phase"),
    start: text("field_start"),
    end: text("field_end"),
    place: text("field_place"),
    attachments: attachmentsOf(draft),
    members: references("field_members").map(({ label }) => ({ path: noLink, title: label, logo: null })),
    partners: links("field_partners"),
    links: links("field_links"),
    tags: references("field_tags").map(({ label }) => ({ name: label })),
  }
}

export function memberOf(draft: Draft): Queries.MemberArticleFragment {
  const { text, number, list, references, links, people, isOn } = reading(draft)
  return {
    ...common(draft),
    body: bodyOf(draft),
    logo: picturesOf(draft, "field_logo")[0] ?? null,
    street: text("field_street"),
    postalCode: text("field_postal_code"),
    locality: text("field_locality"),
    country: text("field_country"),
    region: text("field_region"),
    phone: isOn("field_show_phone") ? text("field_phone") : null,
    mail: isOn("field_show_mail") ? text("field_mail") : null,
    website: links("field_website")[0] ?? null,
    languages: list("field_languages"),
    specialities: references("field_specialities").map(({ label }) => ({ name: label })),
    founded: number("field_founded"),
    size: number("field_size"),
    legalForm: text("field_legal_form"),
    vat: text("field_vat"),
    people: people("field_people"),
  }
}

/** How many dates of a series are shown. */
const mostDates = 10

export function eventOf(draft: Draft, now = new Date()): Queries.EventArticleFragment {
  const { text, number, references, isOn } = reading(draft)
  const from = unixSeconds(now)
  const start = timeIn(draft.values.field_start)
  const series = {
    start: start ?? fromSeconds(from),
    end: timeIn(draft.values.field_end),
    rule: timeIn(draft.values.field_rrule),
    exdates: listOf(draft.values.field_exdates).filter(isText),
    replaced: [],
  }
  const next = [...firstOf(occurrencesOf(series, { from, to: from + farAway }), mostDates)]
  const dates = next.length > 0 ? next : [series]
  return {
    ...common(draft),
    body: bodyOf(draft),
    path: noLink,
    location: text("field_location"),
    street: text("field_street"),
    postalCode: text("field_postal_code"),
    locality: text("field_locality"),
    country: text("field_country"),
    latitude: number("field_latitude"),
    longitude: number("field_longitude"),
    online: isOn("field_online"),
    category: references("field_category").map(({ label }) => ({ name: label }))[0] ?? null,
    attachments: attachmentsOf(draft),
    related: {
      isOver: next.length === 0,
      dates: dates.map(({ start, end }) => ({ start, end, isCancelled: isOn("field_cancelled"), movedFrom: null })),
      previous: null,
      next: null,
    },
  }
}

// Seconds.
const farAway = 50 * 366 * 86_400

function* firstOf<Value>(values: Iterable<Value>, most: number): Generator<Value> {
  let left = most
  for (const value of values) {
    yield value
    left -= 1
    if (left === 0) return
  }
}

function timeIn(value: FieldValue | undefined): string | null {
  return isText(value) && value !== "" ? value : null
}

export function pageOf(draft: Draft): Queries.AboutArticleFragment {
  return { ...common(draft), body: bodyOf(draft), people: reading(draft).people("field_people") }
}

function common(draft: Draft) {
  const { langcode, typed } = reading(draft)
  const { body } = draft.values
  return {
    langcode,
    title: typed(draft.values.title),
    summary: isRichText(body) ? typed(body.summary) : "",
    image: picturesOf(draft, "field_image")[0] ?? null,
    gallery: picturesOf(draft, "field_gallery"),
  }
}

function reading({ values }: Draft) {
  const langcode = isText(values.langcode) ? values.langcode : "en"
  const typed = (value: FieldValue | undefined) => (isText(value) ? typeset(value.trim(), langcode) : "")
  const textIn = (name: string) => typed(values[name]) || null
  return {
    langcode,
    typed,
    text: textIn,
    number: (name: string) => (textIn(name) === null ? null : Number(values[name])),
    isOn: (name: string) => values[name] === true,
    list: (name: string) => listOf(values[name]).filter(isText),
    references: (name: string) => listOf(values[name]).filter(isReference),
    links: (name: string) =>
      listOf(values[name])
        .filter(isLink)
        .map(({ uri, title }) => ({
          url: addressOf(uri),
          title: typed(title || uri.replace(/^(https?:\/\/|mailto:|tel:)|\/$/g, "")),
        })),
    people: (name: string) =>
      listOf(values[name])
        .filter(isPerson)
        .map(({ name: person, role }) => ({ name: typed(person), role: typed(role) })),
  }
}

/** Where a link field leads. The address of an item is known to the build alone. */
function addressOf(uri: string): string | null {
  if (!isLinkable(uri) || uri.startsWith("route:")) return null
  if (uri.startsWith("internal:")) return uri.slice("internal:".length) || null
  return uri.startsWith("entity:") ? noLink : uri
}

export function bodyOf(draft: Draft) {
  const { body } = draft.values
  const { langcode } = reading(draft)
  const { tree, pictures, minutes } = proseOf(body, langcode)
  return { tree: isJson(tree) ? tree : {}, minutes, pictures: pictures.map((picture) => inlinePicture(draft, picture)) }
}

function proseOf(body: FieldValue | undefined, langcode: string) {
  return buildProse(parseHtml(isRichText(body) ? body.value : ""), { langcode, ownHosts: [location.host], filesPath })
}

/** The tree's type in GraphQL. */
function isJson(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null
}

function inlinePicture(draft: Draft, { src, alt, width, height }: InlinePicture): Queries.PictureFragment {
  return pictureOf(draft.address(src), { alt, title: "", width: width ?? 3, height: height ?? 2, focus: centre })
}

function attachmentsOf({ values }: Draft): Queries.DownloadFragment[] {
  return listOf(values.field_attachments)
    .filter(isFileValue)
    .map(({ description, filename, filesize, url }) => ({ description, filename, size: filesize, file: { publicURL: url } }))
}

function picturesOf(draft: Draft, name: string): Queries.PictureFragment[] {
  const focus = focusPointIn(draft.values[focusFieldOf(name)])
  return listOf(draft.values[name])
    .filter(isFileValue)
    .map((file) => {
      const { alt, title, width, height } = file
      const address = draft.address(sourceOf(file))
      return pictureOf(address, { alt: alt ?? "", title, width: width ?? 3, height: height ?? 2, focus })
    })
}

/** Names a picture's bytes: its address at the back end, or the drafts' name of it. */
export function sourceOf({ url, blob }: FileValue): string {
  return blob === null ? (url ?? "") : `blob:${blob}`
}

/** The sources of all pictures that the article shows. */
export function pictureSources({ type, values }: Pick<Draft, "type" | "values">): readonly string[] {
  const names = Object.entries(fieldsOf(type)).flatMap(([name, field]) => (isFile(field) && field.type === "image" ? [name] : []))
  const files = names.flatMap((name) => listOf(values[name]).filter(isFileValue)).map(sourceOf)
  const { body } = values
  const inText = proseOf(body, "en").pictures
  return [...new Set([...files, ...inText.map(({ src }) => src)])].filter((source) => source !== "")
}

type Shown = Omit<Queries.PictureFragment, "file">

function pictureOf(address: string | null, shown: Shown): Queries.PictureFragment {
  if (address === null) return { ...shown, file: null }
  const { width, height } = shown
  const images = { fallback: { src: address, srcSet: `${address} ${width}w` } }
  return {
    ...shown,
    file: { internal: { contentDigest: address }, childImageSharp: { gatsbyImageData: { layout: "fullWidth", width, height, images } } },
  }
}
