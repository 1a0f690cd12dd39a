/** GraphQL gives templates the same data in a build. */
import { type FileValue, type Values, isFileValue, isReference, isRichText, isText, shownHtml } from "#dashboard/items/values.ts"
import { fromSeconds, unixSeconds } from "#contract/agenda/brussels.ts"
import { occurrencesOf } from "#contract/agenda/occurrences.ts"
import { fieldsOf } from "#contract/content.ts"
import { listOf, writeValue } from "#contract/field-types/field-types.ts"
import { isFile, isRelationship, type ResourceType } from "#contract/fields.ts"
import { isLinkable } from "#contract/link.ts"
import { filesPath } from "#contract/paths.ts"
import { inlinePictures, itemData, type LinkTarget } from "#lib/content/item-data.ts"
import { buildProse, type HtmlNode } from "#lib/prose/build-tree.ts"
import { language } from "#lib/strings/language.ts"
import { typeset } from "#lib/text/typography.ts"
import { allowedHtml } from "#dashboard/rich-text/html/allowed.ts"
import { inertBody } from "#lib/prose/inert-body.ts"

/** Returns null before the dashboard has loaded the picture, and after a failure. */
export type PictureAddress = (source: string) => string | null

export type PreviewItem = { readonly type: ResourceType; readonly values: Values; readonly address: PictureAddress }

/** Only the build has the addresses of other items. */
const noLink = "#"

export function publicationArticle(draft: PreviewItem): Queries.PublicationArticleFragment {
  const { minutes, ...body } = bodyOf(draft)
  return { ...data("node--article", draft), ...base(draft), body, minutes, related: { reading: [], previous: null, next: null } }
}

export function actionOf(draft: PreviewItem): Queries.ActionArticleFragment {
  return { ...data("node--action_project", draft), ...base(draft), body: bodyOf(draft) }
}

export function memberOf(draft: PreviewItem): Queries.MemberArticleFragment {
  return { ...data("node--member", draft), ...base(draft), body: bodyOf(draft), path: noLink }
}

export function aboutArticle(draft: PreviewItem): Queries.AboutArticleFragment {
  return { ...data("node--page", draft), ...base(draft), body: bodyOf(draft) }
}

export function coverIn({ field_image: cover }: Values): FileValue | null {
  return isFileValue(cover) ? cover : null
}

const mostDates = 10

export function eventArticle(draft: PreviewItem, now = new Date()): Queries.EventArticleFragment {
  const event = data("node--agenda", draft)
  const from = unixSeconds(now)
  const series = {
    start: event.eventStart ?? fromSeconds(from),
    end: event.eventEnd,
    rule: event.rrule,
    exdates: event.exdates,
    replaced: [],
  }
  const next = [...firstOf(occurrencesOf(series, { from, to: from + farAway }), mostDates)]
  const dates = next.length > 0 ? next : [series]
  return {
    ...event,
    ...base(draft),
    body: bodyOf(draft),
    path: noLink,
    related: {
      isOver: next.length === 0,
      dates: dates.map(({ start, end }) => ({ start, end, isCancelled: event.cancelled, movedFrom: null })),
      previous: null,
      next: null,
    },
  }
}

// Seconds that the preview looks ahead for dates of a series.
const farAway = 50 * 366 * 86_400

function* firstOf<Value>(values: Iterable<Value>, most: number): Generator<Value> {
  let remaining = most
  for (const value of values) {
    yield value
    remaining -= 1
    if (remaining === 0) return
  }
}

function langcodeOf({ langcode }: Values): string {
  return isText(langcode) ? langcode : "en"
}

function base({ values }: PreviewItem) {
  const langcode = langcodeOf(values)
  const { title, body } = values
  const typesetText = (value: unknown) => (isText(value) ? typeset(value.trim(), langcode) : "")
  return { langcode, title: typesetText(title), summary: isRichText(body) ? typesetText(body.summary) : "" }
}

/** The build makes the fields in the same way, from the data that a save would send. */
function data<Type extends ResourceType>(type: Type, { values, address }: PreviewItem) {
  const fields = Object.entries(fieldsOf(type)).map(([name, field]) => ({ name, field, listed: listOf(values[name]) }))
  const attributes = fields.flatMap(({ name, field }) =>
    isRelationship(field) ? [] : [[name, writeValue(field, values[name] ?? null)] as const],
  )
  const relationships = fields.map(({ name, listed }) => {
    const items = listed.filter(isReference).map(({ id }) => ({ id, meta: {} }))
    const files = listed.filter(isFileValue).map((file) => ({ id: file.key, meta: { ...file } }))
    return [name, [...items, ...files]] as const
  })
  const items = fields.flatMap(({ listed }) => listed.filter(isReference).map(({ id, label }) => [id, targetWith(label)] as const))
  const files = fields.flatMap(({ field, listed }) =>
    listed
      .filter(isFileValue)
      .map((file) => [file.key, siteFile(file, field.type === "image" ? pictureFile(file, address) : attachmentFile(file))] as const),
  )
  const source = {
    type,
    langcode: langcodeOf(values),
    attributes: Object.fromEntries(attributes),
    relationships: Object.fromEntries(relationships),
  }
  const targets = new Map(items)
  const filesByKey = new Map(files)
  return itemData(source, {
    item: (id) => targets.get(id),
    file: (key) => filesByKey.get(key),
    linkTarget,
    onDeadLink: () => undefined,
  })
}

function targetWith(label: string) {
  return { path: noLink, title: label, name: label, logo: null, langcode: language }
}

type GraphqlFile = { readonly publicURL: string | null } & NonNullable<Queries.PictureFragment["file"]>

function siteFile({ filename, filemime, filesize, width, height }: FileValue, file: GraphqlFile | null) {
  return { file, filename, mediaType: filemime, size: filesize, width: width ?? 0, height: height ?? 0 }
}

function attachmentFile({ url }: FileValue): GraphqlFile {
  return { publicURL: url, internal: { contentDigest: "" }, childImageSharp: null }
}

function pictureFile(file: FileValue, address: PictureAddress): GraphqlFile | null {
  return loadedFile(address(sourceOf(file)), { width: file.width ?? 3, height: file.height ?? 2 })
}

function loadedFile(address: string | null, size: { readonly width: number; readonly height: number }): GraphqlFile | null {
  if (address === null) return null
  const images = { fallback: { src: address, srcSet: `${address} ${size.width}w` } }
  const gatsbyImageData = { layout: "fullWidth", ...size, images } as const
  return { publicURL: address, internal: { contentDigest: address }, childImageSharp: { gatsbyImageData } }
}

/** Only the build has the address of an item. */
function linkTarget(uri: string): LinkTarget | null {
  if (!isLinkable(uri) || uri.startsWith("route:")) return null
  if (uri.startsWith("entity:")) return { url: noLink, title: uri }
  const url = uri.startsWith("internal:") ? uri.slice("internal:".length) : uri
  return url === "" ? null : { url, title: null }
}

export function bodyOf({ values, address }: PreviewItem) {
  const langcode = langcodeOf(values)
  const { tree, pictures, minutes } = proseOf(values, langcode)
  return {
    tree: isJson(tree) ? tree : {},
    minutes,
    pictures: inlinePictures(pictures, langcode, (src) => {
      const { width, height } = pictures.find((picture) => picture.src === src) ?? { width: null, height: null }
      return { width: 0, height: 0, file: loadedFile(address(src), { width: width ?? 3, height: height ?? 2 }) }
    }),
  }
}

function proseOf({ body }: Values, langcode: string) {
  return buildProse(parseHtml(isRichText(body) ? shownHtml(body) : ""), { langcode, ownHosts: [location.host], filesPath })
}

function isJson(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null
}

/** Returns a picture's address at the back end, or its name among the drafts. */
function sourceOf({ url, blob }: FileValue): string {
  return blob === null ? (url ?? "") : `blob:${blob}`
}

export function pictureSources({ type, values }: Pick<PreviewItem, "type" | "values">): readonly string[] {
  const names = Object.entries(fieldsOf(type)).flatMap(([name, field]) => (isFile(field) && field.type === "image" ? [name] : []))
  const files = names.flatMap((name) => listOf(values[name]).filter(isFileValue)).map(sourceOf)
  const inText = proseOf(values, "en").pictures
  return [...new Set([...files, ...inText.map(({ src }) => src)])].filter((source) => source !== "")
}

/** As in the build, only restricted HTML remains. */
export function parseHtml(html: string): readonly HtmlNode[] {
  return nodesOf(inertBody(allowedHtml(inertBody(html).childNodes)))
}

function nodesOf(parent: Element): HtmlNode[] {
  return [...parent.childNodes].flatMap((node): HtmlNode[] => {
    if (node instanceof Text) return [node.data]
    if (!(node instanceof Element)) return []
    const attributes = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]))
    return [{ name: node.localName, attributes, children: nodesOf(node) }]
  })
}
